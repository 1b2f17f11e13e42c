/** A plain text as HTML that means the same. */
export function writeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Spreadsheet programs take a cell that begins so for a formula; the apostrophe is dropped on import. */
export function guardStart(cell: string): string {
  return cell.replace(/^(?=[=+\-@\t\r])/, "'")
}
