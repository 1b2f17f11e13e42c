/** Markup moved to a point, and turned or scaled there. */
export function at(x: number, y: number, markup: string, turn = ''): string {
  return `<g transform="translate(${x} ${y}) ${turn}">${markup}</g>`
}
