/** Stops a command or a start; the message is the one line that the console shows. */
export class StartError extends Error {
  override name = 'StartError'
}
