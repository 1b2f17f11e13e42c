import { Window } from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'
import { readPictures } from './dom-pictures.ts'

/** Node's own, which the API under test needs beside the pages: happy-dom would send their requests itself. */
const nodeOwn = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'Headers',
  'ReadableStream',
  'Response',
  'URL',
  'URLSearchParams',
  'ArrayBuffer',
  'Uint8Array',
] as const

/** A window beside Node's globals, for tests that show pages without a browser and without layout. */
const domEnvironment: Environment = {
  name: 'dom',
  // For a browser, Vite would make an address of the file of each worker that the API starts.
  viteEnvironment: 'ssr',
  setup(global) {
    const own = Object.fromEntries(
      nodeOwn.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)]),
    )
    const { fetch, FormData, Request } = global
    const window = new Window({ url: 'http://localhost', width: 360, height: 740 })
    // happy-dom loads no fonts.
    Object.assign(window.document, {
      fonts: Object.assign(new Set(), { ready: Promise.resolve() }),
    })
    // It lacks this, from which forms tell that a choice is theirs.
    Object.defineProperty(window.HTMLSelectElement.prototype, 'size', { value: 0 })
    sendFiles(window.XMLHttpRequest.prototype)
    const pictures = readPictures(window)
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true })
    for (const [name, descriptor] of Object.entries(own))
      if (descriptor) Object.defineProperty(global, name, descriptor)
    Object.assign(global, resolveByPage(fetch, Request), pictures, {
      FormData: readForms(FormData, window.FormData),
      happyDOM: window.happyDOM,
    })
    return {
      async teardown() {
        await window.happyDOM.close()
        for (const key of keys) delete global[key]
        for (const [key, descriptor] of originals) Object.defineProperty(global, key, descriptor)
        Object.assign(global, { fetch, FormData, Request })
      },
    }
  },
}
export default domEnvironment

/** Uploads are Node's blobs and forms, which happy-dom would send as their names. */
function sendFiles(prototype: InstanceType<typeof Window>['XMLHttpRequest']['prototype']): void {
  const { send } = prototype
  prototype.send = async function (body) {
    if (!(body instanceof Blob || body instanceof FormData)) return send.call(this, body)
    const encoded = new Response(body)
    if (body instanceof FormData)
      this.setRequestHeader('content-type', encoded.headers.get('content-type') ?? '')
    send.call(this, Buffer.from(await encoded.arrayBuffer()))
  }
}

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

/** Node's `FormData`, which reads a form as a browser's does. */
function readForms(NodeFormData: typeof FormData, WindowFormData: Window['FormData']) {
  return class extends NodeFormData {
    constructor(form?: HTMLFormElement) {
      super()
      if (!form) return
      for (const [name, value] of new WindowFormData(form as never))
        this.append(name, value as string)
    }
  }
}
