import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, release } from 'node:os'
import { dirname, join } from 'node:path'

/** One line of the table: what was measured, what it came to, and what it is to reach. */
export type Row = {
  work: string
  value: number
  unit: '× bare' | '× idle' | 'ms' | 's' | 'MB' | 'kB' | 'points' | 'shift'
  reach: { atLeast: number } | { atMost: number }
  /** How it came about. */
  detail: string
}

const file = join(import.meta.dirname, '..', '..', 'build', 'bench.json')

export function meets({ value, reach }: Row): boolean {
  return 'atLeast' in reach ? value >= reach.atLeast : value <= reach.atMost
}

/** The table for the screen, in Markdown. */
export function formatTable(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.work,
    `${format(row.value)} ${row.unit}`,
    'atLeast' in row.reach ? `≥ ${row.reach.atLeast}` : `≤ ${row.reach.atMost}`,
    meets(row) ? 'yes' : 'no',
    row.detail,
  ])
  const table = [['work', 'measured', 'to reach', 'reached', 'how'], ...cells]
  const widths = table[0]?.map((_, column) =>
    Math.max(...table.map((line) => line[column]?.length ?? 0)),
  )
  const lines = table.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join(' | ')} |`,
  )
  lines.splice(1, 0, `| ${widths?.map((width) => '-'.repeat(width)).join(' | ')} |`)
  return lines.join('\n')
}

/** Writes the figures with what they were measured on. */
export async function writeReport(rows: Row[], startedAt: Date): Promise<string> {
  const report = {
    at: startedAt.toISOString(),
    machine: {
      node: process.version,
      system: `${process.platform} ${release()}`,
      processors: cpus().length,
      model: cpus()[0]?.model,
      loadAtEnd: loadavg(),
    },
    rows: rows.map((row) => ({ ...row, reached: meets(row) })),
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
  return file
}

export function format(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3)
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
}
