import { type LoadResult, load } from './load.ts'
import { format, median, type Row } from './report.ts'

type Side = { port: number; nextPath: () => string; headers?: Record<string, string> }

const rounds = 5
const seconds = 0.6

/** Loads the product and the bare server in turn, and takes the median of the ratios. */
export async function compareWithBare(
  work: string,
  atLeast: number,
  { site, bare }: { site: Side; bare: Side },
): Promise<Row> {
  // Both have run warm before anything counts.
  for (const side of [bare, site]) await load({ ...side, seconds: 0.3 })
  const pairs: { bare: LoadResult; site: LoadResult }[] = []
  for (let round = 0; round < rounds; round++) {
    pairs.push({
      bare: await load({ ...bare, seconds }),
      site: await load({ ...site, seconds }),
    })
  }
  for (const { bare, site } of pairs) requireSameAnswers(work, bare, site)
  const rate = (of: 'bare' | 'site') => format(Math.round(median(pairs.map((p) => p[of].rate))))
  const p99 = median(pairs.map(({ site }) => site.p99))
  return {
    work,
    value: median(pairs.map(({ bare, site }) => site.rate / bare.rate)),
    unit: '× bare',
    reach: { atLeast },
    detail: `${rate('site')} of ${rate('bare')} a second, p99 ${format(p99)} ms`,
  }
}

function requireSameAnswers(work: string, bare: LoadResult, site: LoadResult): void {
  const [of, against] = [bare, site].map(({ statuses }) => Object.keys(statuses).join())
  if (of !== against) throw new Error(`${work}: answered ${against}, the bare server ${of}`)
}
