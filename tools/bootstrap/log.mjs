/** A problem that the reader can fix; shown as one line, without a stack. */
export class Problem extends Error {}

/**
 * Prints one line. On standard error, so that a command's own output stays clean.
 * @param {string} line
 */
export function log(line) {
  process.stderr.write(`${line}\n`)
}

/**
 * Does a piece of work that takes a while, and says so: a running count of seconds on a terminal,
 * a line every ten seconds elsewhere.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = Date.now()
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`
  const { isTTY } = process.stderr
  if (!isTTY) log(`${title} …`)
  const tick = () =>
    isTTY ? process.stderr.write(`\r${title} … ${seconds()}`) : log(`  … ${seconds()}`)
  const timer = setInterval(tick, isTTY ? 1000 : 10_000)
  if (isTTY) tick()
  try {
    const result = await work()
    process.stderr.write(isTTY ? `\r${title}: done in ${seconds()}\n` : `  done in ${seconds()}\n`)
    return result
  } catch (error) {
    if (isTTY) process.stderr.write('\n')
    throw error
  } finally {
    clearInterval(timer)
  }
}
