/** Actions of a journey in a browser, by whichever protocol it is driven. */
export type Browser = {
  /** Ends once the page and what it loads is there. */
  open(url: string): Promise<void>
  /**
   * Runs the text of a function in the page, which returns at once; JSON goes in and out, and
   * functions go in as texts.
   */
  evaluate<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>
  /** Input as the W3C describes it, for WebDriver and WebDriver BiDi alike. */
  perform(sources: InputSource[]): Promise<void>
  /** Gives a file to the first file input of the page. */
  chooseFile(path: string): Promise<void>
  close(): Promise<void>
}

export type InputSource = { type: 'key' | 'pointer'; id: string; actions: object[] }

export const windowSizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
}
export type WindowKind = keyof typeof windowSizes
export const windowKinds = Object.keys(windowSizes) as WindowKind[]

/** The text that runs a function on its arguments, and returns its result as JSON. */
export function writeCall(task: (...args: never[]) => unknown, args: unknown[]): string {
  const values = args.map((arg) => (typeof arg === 'function' ? `${arg}` : JSON.stringify(arg)))
  return `JSON.stringify((${task})(${values.join(', ')}) ?? null)`
}
