/** True for a text that can be the id of a record: a UUID, in any case. */
export function isRecordId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
