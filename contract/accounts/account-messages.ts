import { hourMs } from '../durations.ts'
/** Limits, messages and paths of accounts, which only the admin area loads. */

export const accountLimits = {
  /** Most active accounts and open invitations together. */
  accounts: 50,
  /** Milliseconds for which a link can open an account. */
  invitation: 72 * hourMs,
  signInLink: 24 * hourMs,
  /** Most characters of a code. */
  code: 200,
} as const

export const accountMessages = {
  codeRequired: 'The link is incomplete. Please open it as it was sent.',
  linkEnded:
    'This link has been used, was withdrawn or is too old. Please ask the person who sent it for a new one.',
  emailTaken: 'An account with this e-mail address exists already',
  ownAccount: 'You cannot switch off your own account',
  switchedOff: 'This account is switched off. Switch it on first.',
  full: `There can be at most ${accountLimits.accounts} accounts and invitations. Switch off an account or withdraw an invitation first.`,
  notFound: 'This account does not exist',
  invitationNotFound: 'This invitation no longer exists',
  saved: 'Account updated successfully!',
  signedInAs: (name: string) =>
    `You are signed in as ${name}. If you go on, this browser is signed in to the account of the link instead.`,
  loadFailed: 'Failed to load the accounts',
  saveFailed: 'Failed to save the account',
  inviteFailed: 'Failed to make the invitation',
  linkFailed: 'Failed to make the link',
  joinFailed: 'Failed to open the account',
} as const

/** Calls of the API, below `apiPrefix`. */
export const accountPaths = {
  accounts: '/accounts',
  account: '/accounts/:id',
  invitations: '/accounts/invitations',
  invitation: '/accounts/invitations/:id',
  signInLink: '/accounts/:id/sign-in-link',
  join: '/accounts/join',
} as const

/** The first letter of a code gives the link's purpose, so that its page knows which fields to show. */
export const linkKinds = { invitation: 'i', 'sign-in-link': 's' } as const
export type LinkKind = keyof typeof linkKinds

export function kindOfCode(code: string): LinkKind {
  return code.startsWith(linkKinds['sign-in-link']) ? 'sign-in-link' : 'invitation'
}
