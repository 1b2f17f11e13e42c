/** Milliseconds that a browser's database may take: some never answer after a page was restored. */
const timeoutMs = 5000

/** @throws Error where the database does not answer in time */
export async function withinTime<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The database does not answer')), timeoutMs)
  try {
    return await Promise.race([answer, promise])
  } finally {
    clearTimeout(timer)
  }
}
