/** The beginning of an address that nobody reads on its way. */
export const secure = /^https:/i

/**
 * A script in an address would be run, a password in it shown, and a host of other signs would change the
 * headers that name it.
 */
export function isWebAddress(address: string, protocol: RegExp): boolean {
  const url = URL.parse(address)
  const isPlain = /^https?:\/\/\S+$/i.test(address) && protocol.test(address)
  const isHost = /^[\w.-]+$|^\[[\da-f:.]+\]$/.test(url?.hostname ?? '')
  return isPlain && isHost && !url?.username && !url?.password
}

/** Two slashes name another host, also where a browser ignores the line break between them. */
export function isPath(link: string): boolean {
  return /^\/(?![/\\])\S*$/.test(link)
}
