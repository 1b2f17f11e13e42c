/** A start that cannot go on: the message is the one line that the console shows. */
export class StartError extends Error {
  override name = 'StartError'
}
