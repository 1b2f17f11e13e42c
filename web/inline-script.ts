/**
 * A script element that runs a function in the browser, where it stands as its text: it may use
 * nothing but its arguments and what every browser has.
 */
export function inlineScript<Facts extends unknown[]>(
  nonce: string | undefined,
  run: (...facts: Facts) => void,
  ...facts: Facts
): string {
  const mark = nonce ? ` nonce="${nonce}"` : ''
  return `<script${mark}>(${run})(${facts.map((fact) => JSON.stringify(fact))})</script>`
}
