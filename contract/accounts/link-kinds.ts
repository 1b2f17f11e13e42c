/** The first letter of a code gives the link's purpose, so that its page knows which fields to show. */
export const linkKinds = { invitation: 'i', 'sign-in-link': 's' } as const
export type LinkKind = keyof typeof linkKinds

export function kindOfCode(code: string): LinkKind {
  return code.startsWith(linkKinds['sign-in-link']) ? 'sign-in-link' : 'invitation'
}
