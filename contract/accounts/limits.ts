import { hourMs, minuteMs } from '../durations.ts'

/** Limits of accounts, their passkeys and their second factor. Times in milliseconds. */
export const accountLimits = {
  /** Most active accounts and open invitations together. */
  accounts: 50,
  /** Time for which a link can open an account. */
  invitation: 72 * hourMs,
  signInLink: 24 * hourMs,
  /** Most characters of a link's code. */
  code: 200,
  passkey: {
    /** Most passkeys of one account. */
    ofAccount: 10,
    name: 60,
    /** From the challenge to its answer. */
    challenge: 5 * minuteMs,
    /** Most characters of a part of a browser's answer. */
    part: 20_000,
  },
  secondFactor: {
    /** Most characters typed into a code's field. */
    code: 60,
    digits: 6,
    recoveryCodes: 10,
    /**
     * Most wrong codes after the right password from unknown devices; beyond that, such devices need a recovery
     * code.
     */
    wrongCodes: 20,
  },
} as const
