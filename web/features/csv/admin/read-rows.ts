import Papa from 'papaparse'

/** A record of the file: its cells, its line as a spreadsheet counts it, and its syntax error, if any. */
export type Row = { line: number; cells: string[]; error?: string }

const separators = [',', ';', '\t', '|']
/** Rows parsed at a time, so that a large file does not block the page. */
const batch = 500
const openQuote = 'A quotation mark has no partner here. What follows could not be told apart.'

/** The records of a CSV file that are not blank. Lines end in `\n`. */
export function* readCsvRows(text: string): Generator<Row> {
  // Excel reads the separator from such a line.
  const stated = /^sep=([^\n])\n/i.exec(text)
  const delimiter = stated?.[1] ?? findSeparator(text)
  let start = stated?.[0].length ?? 0
  let line = 1
  while (start < text.length) {
    const { data, errors, meta } = parse(text.slice(start), delimiter, batch)
    const linesWithErrors = new Set(errors.map(({ row }) => row))
    for (const [index, cells] of data.entries()) {
      const error = linesWithErrors.has(index) ? openQuote : undefined
      if (error || cells.some((cell) => cell.trim() !== '')) yield { line, cells, error }
      line += 1
    }
    start += meta.cursor
  }
}

/** The separator by which the first record has the most cells. */
function findSeparator(text: string): string {
  const cellsBy = (delimiter: string) => parse(text, delimiter, 1).data[0]?.length ?? 0
  return separators.reduce((best, other) => (cellsBy(other) > cellsBy(best) ? other : best))
}

function parse(text: string, delimiter: string, preview: number) {
  // The fast mode would split the whole text first.
  return Papa.parse<string[]>(text, { delimiter, newline: '\n', fastMode: false, preview })
}
