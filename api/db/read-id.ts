const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An id as it is stored; '' for what can be the id of no record. */
export function readId(text: string): string {
  return idPattern.test(text) ? text.toLowerCase() : ''
}
