/** The name under which the server knows this browser again: it opens nothing, and outlives sessions. */

const key = 'device'

export function readDevice(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps the name that an answer gives. */
export function storeDevice({ headers }: Response): void {
  const name = headers.get('x-device')
  try {
    if (name) localStorage.setItem(key, name)
  } catch {
    // Without it the server takes this for a new device.
  }
}
