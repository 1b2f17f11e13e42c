/** How long a list had grown under an entry of the browser's history, so that going back finds it again. */
const lengths = new Map<string, number>()

export function rememberLength(entry: string, list: string, length: number): void {
  lengths.set(`${entry} ${list}`, length)
}

export function recallLength(entry: string, list: string): number | undefined {
  return lengths.get(`${entry} ${list}`)
}
