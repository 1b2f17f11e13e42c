/** OWASP's recommended parameters for argon2id. */
export const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Lowest accepted cost of guessing, as a fraction of the present cost. */
const minCostRatio = 1 / 4
const phc =
  /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})\$[A-Za-z0-9+/]{22,86}\$[A-Za-z0-9+/]{43,86}$/

/**
 * True for a hash that this program could have made. A higher cost would delay every sign-in; a much lower one is
 * quickly guessed.
 */
export function isPasswordHash(text: string): boolean {
  const [memory = 0, time = 0, parallel = 0] = phc.exec(text)?.slice(1).map(Number) ?? []
  const { memoryCost, timeCost, parallelism } = parameters
  const isTooCostly = memory > memoryCost || time > timeCost || parallel > parallelism
  const isTooCheap = memory * time < memoryCost * timeCost * minCostRatio || parallel < 1
  return !isTooCostly && !isTooCheap
}
