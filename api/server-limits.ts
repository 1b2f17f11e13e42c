import { minuteMs } from '../contract/durations.ts'
/** The figures of the server alone; what others must know as well stands in the contract. Times in milliseconds, sizes in bytes. */
export const serverLimits = {
  /** Pictures that chats show of links: apps load no larger ones. At most `maxStored` are stored, each for a day. */
  cards: { bytes: 250_000, maxStored: 2000, photos: 4 },
  /** `waiting`: of each kind that strangers may ask for, besides the one at work. The time is against hanging alone. */
  drawings: { waiting: 4, timeoutMs: 100_000 },
  /** Limits under load; requests beyond them get 503 with `Retry-After`. */
  load: {
    /** In progress at a time: they wait for one processor. `reserved` are further ones for signed-in staff. */
    requests: { slots: 64, reserved: 20, waitingOfClient: 50 },
    /** Staff wait where strangers are rejected: so many in each line, half of them of one account, and so long. */
    staff: { waiting: 100, waitMs: 30_000 },
    /** With `crowd` requests in progress strangers are rejected once the event loop lags so far behind. */
    crowd: 32,
    eventLoopDelay: 500,
    /** Bytes of responses that clients have not read yet, in all. */
    unsent: 128 * 1024 * 1024,
    connections: 4000,
    connectionsOfAddress: 2000,
    /** A client that reads nothing for so long is disconnected. */
    reader: 240_000,
    /** Password checks: each takes 19 MB and 50 ms. */
    signIns: { slots: 2, strangers: { waiting: 90, ofClient: 15 } },
    /** Each up to 5 MB in memory until its response is made; few are left to others by one account. */
    uploads: { slots: 24, ofClient: 20, waitingOfClient: 50 },
    /** All uploads may have a picture in the line: it takes a few seconds each. */
    pictures: { slots: 1, waitMs: 120_000 },
  },
  /** Failures of an account from one address in `window`; fewer once all addresses together reach `attack`. */
  login: { failures: 10, window: 15 * minuteMs, attack: 100, failuresInAttack: 3 },
} as const
