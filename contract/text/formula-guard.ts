/**
 * Prevents CSV injection: puts an apostrophe before each sign that could start a formula, wherever a
 * spreadsheet program may start a cell: at the start, after a line break, and after any country's
 * separator, ignoring spaces, invisible characters and quotation marks in between.
 */
const cellBreak = String.raw`\r\n\v\f\u0085\u2028\u2029\t,;|`
const skipped = String.raw`(?:(?![${cellBreak}])[\s\p{Z}\p{C}\p{Pi}\p{Pf}"'„‚＂＇])*`
// Includes full-width, small, superscript, Hebrew and doubled variants, which programs treat alike.
const sign = '[=+\\-@−⁺⁻⁼₊₋₌⩵⩶﬩﹢﹣﹦﹫＋－＝＠]'
// The sign is matched first: a lookbehind at every character takes quadratic time.
const behindBreak = `(?<=(?:^|[${cellBreak}])${skipped})`
const formula = new RegExp(`(?=${sign})${behindBreak}`, 'gu')
const guardedFormula = new RegExp(`(?='${sign})${behindBreak}'`, 'gu')

export function guardFormulas(text: string): string {
  return text.replace(formula, "'").replace(/^(?='*[\t\r\n])/, "'")
}

/** Removes what `guardFormulas` has added. */
export function withoutGuards(cell: string): string {
  return cell.replace(/^'(?='*[\t\r\n])/, '').replace(guardedFormula, '')
}
