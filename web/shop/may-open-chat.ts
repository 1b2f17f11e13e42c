/** Presses that are closer together open one chat. */
const repeatMs = 1000

let last = { address: '', at: Number.NEGATIVE_INFINITY }

/** Whether a chat is to be opened now: not where it has been opened a moment ago. */
export function mayOpenChat(address: string): boolean {
  const at = performance.now()
  const isRepeated = address === last.address && at - last.at < repeatMs
  last = { address, at }
  return !isRepeated
}
