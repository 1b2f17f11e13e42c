/** Beginning of an encrypted address. */
export const secure = /^https:/i

/**
 * True for an address that is safe to link to: no script, which would run; no password, which would be shown; and
 * no host with other characters, which would alter the headers that name it.
 */
export function isWebAddress(address: string, protocol: RegExp): boolean {
  const url = URL.parse(address)
  const isPlain = /^https?:\/\/\S+$/i.test(address) && protocol.test(address)
  const isHost = /^[\w.-]+$|^\[[\da-f:.]+\]$/.test(url?.hostname ?? '')
  return isPlain && isHost && !url?.username && !url?.password
}

/** An address without its protocol, as people write it. */
export function withoutProtocol(address: string): string {
  return address.replace(/^https?:\/\//, '')
}

/** True for a link within this site: two slashes name another host, even with a line break between them. */
export function isPath(link: string): boolean {
  return /^\/(?![/\\])\S*$/.test(link)
}
