import { onTestFinished } from 'vitest'

/**
 * Lets the page's requests to such a path fail as they do without a line, until the test ends or
 * the returned function is called.
 */
export function cutLine(path: RegExp = /./): () => void {
  const wholeFetch = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (path.test(url.pathname)) throw new TypeError('Failed to fetch')
    return wholeFetch(input, init)
  }
  const mend = () => {
    globalThis.fetch = wholeFetch
  }
  onTestFinished(mend)
  return mend
}

/** Lets what is sent with a picture fail as it does without a line, until the returned function is called. */
export function cutUploads(): () => void {
  const { send } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.send = function () {
    this.dispatchEvent(new ProgressEvent('error'))
  }
  const mend = () => {
    XMLHttpRequest.prototype.send = send
  }
  onTestFinished(mend)
  return mend
}
