import { dayMs, hourMs, minuteMs } from '../durations.ts'

/** Limits of accounts, their sessions, passkeys and second factor. Times in milliseconds. */
export const accountLimits = {
  name: 80,
  email: 254,
  password: { min: 12, max: 200 },
  /** A session ends after `idle` without use, and after `longest` at the latest. */
  session: {
    idle: 12 * hourMs,
    /** Milliseconds for which a preview of a closed shop lasts. */
    preview: 12 * hourMs,
    longest: 7 * dayMs,
    /** Sessions of one user; a new one ends the least recently used. */
    ofUser: 20,
    userAgent: 300,
    check: 300_000,
    /** Milliseconds for which an entered password counts as recent. */
    confirmed: 10 * minuteMs,
  },
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
