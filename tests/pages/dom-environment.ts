import { Window } from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'

/** Node's own, which the API under test needs beside the pages: happy-dom would send their requests itself. */
const nodeOwn = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Response',
  'URL',
  'URLSearchParams',
] as const

/** A window beside Node's globals, for tests that show pages without a browser and without layout. */
const domEnvironment: Environment = {
  name: 'dom',
  viteEnvironment: 'client',
  setup(global) {
    const own = Object.fromEntries(
      nodeOwn.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)]),
    )
    const { fetch, Request } = global
    const window = new Window({ url: 'http://localhost', width: 360, height: 740 })
    // happy-dom loads no fonts.
    Object.assign(window.document, {
      fonts: Object.assign(new Set(), { ready: Promise.resolve() }),
    })
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true })
    for (const [name, descriptor] of Object.entries(own))
      if (descriptor) Object.defineProperty(global, name, descriptor)
    Object.assign(global, resolveByPage(fetch, Request), { happyDOM: window.happyDOM })
    return {
      async teardown() {
        await window.happyDOM.close()
        for (const key of keys) delete global[key]
        for (const [key, descriptor] of originals) Object.defineProperty(global, key, descriptor)
        Object.assign(global, { fetch, Request })
      },
    }
  },
}
export default domEnvironment

/** Node's `fetch` and `Request` with addresses relative to the page, as in a browser. */
function resolveByPage(nodeFetch: typeof fetch, NodeRequest: typeof Request) {
  const resolve = (input: RequestInfo | URL) =>
    typeof input === 'string' ? new URL(input, location.href) : input
  class PageRequest extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(resolve(input), init)
    }
  }
  return {
    Request: PageRequest,
    fetch: (input: RequestInfo | URL, init?: RequestInit) => nodeFetch(resolve(input), init),
  }
}
