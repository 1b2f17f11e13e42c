import { minuteMs } from '../durations.ts'
/** Limits, messages and paths of passkeys, which only the admin area loads. */

export const passkeyLimits = {
  /** Most passkeys of one account. */
  ofAccount: 10,
  name: 60,
  /** Milliseconds from the challenge to its answer. */
  challenge: 5 * minuteMs,
  /** Most characters of a part of a browser's answer. */
  part: 20_000,
} as const

export const passkeyMessages = {
  nameRequired: 'Give the passkey a name, such as that of the phone',
  unavailable: 'Passkeys need the site to be reached by https',
  failed: 'This passkey does not open an account here',
  notAdded: 'The passkey could not be added. Please try again.',
  alreadyAdded: 'This passkey has been added already',
  full: `An account can have at most ${passkeyLimits.ofAccount} passkeys`,
  notFound: 'This passkey no longer exists',
  loadFailed: 'Failed to load the passkeys',
  removeFailed: 'Failed to remove the passkey',
  notUsed: 'The passkey was not used. Please try again, or use your password.',
} as const

/** Calls of the API, below `apiPrefix`. */
export const passkeyPaths = {
  passkeys: '/auth/passkeys',
  passkeyOptions: '/auth/passkeys/options',
  passkey: '/auth/passkeys/:id',
  passkeySignIn: '/auth/passkeys/sign-in',
  passkeySignInOptions: '/auth/passkeys/sign-in/options',
  passkeyConfirm: '/auth/passkeys/confirm',
} as const
