/** Presses that are closer together open one chat. */
const repeatMs = 1000

let last = { address: '', at: Number.NEGATIVE_INFINITY }

/** True unless a chat was opened a moment ago. */
export function mayOpenChat(address: string): boolean {
  const at = performance.now()
  const isRepeated = address === last.address && at - last.at < repeatMs
  last = { address, at }
  return !isRepeated
}
