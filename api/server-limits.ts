import { minuteMs } from '../contract/durations.ts'
/**
 * Limits that only the server needs; those that others must know are in the contract. Times in milliseconds,
 * sizes in bytes.
 */
export const serverLimits = {
  /**
   * Pictures that chats show for links; apps do not load larger ones. At most `maxStored` are stored, each for a
   * day.
   */
  cards: { bytes: 250_000, maxStored: 2000, photos: 4 },
  /**
   * `waiting`: most waiting drawings of each kind for strangers, besides the one in progress. The timeout only
   * guards against hanging.
   */
  drawings: { waiting: 4, timeoutMs: 100_000 },
  /** Limits under load; requests beyond them get 503 with `Retry-After`. */
  load: {
    /**
     * Requests in progress at a time, limited because they share one processor. `reserved` slots are for
     * signed-in staff.
     */
    requests: { slots: 64, reserved: 20, waitingOfClient: 50 },
    /**
     * Staff wait where strangers are rejected: most waiting requests, half of them of one account, and the
     * longest wait.
     */
    staff: { waiting: 100, waitMs: 30_000 },
    /** Strangers are rejected when `crowd` requests are in progress and the event loop lags by this much. */
    crowd: 32,
    eventLoopDelay: 500,
    /** Total bytes of responses that clients have not read yet. */
    unsent: 128 * 1024 * 1024,
    connections: 4000,
    connectionsOfAddress: 2000,
    /** A client that reads nothing for this long is disconnected. */
    reader: 240_000,
    /** Password checks: each takes 19 MB and 50 ms. */
    signIns: { slots: 2, strangers: { waiting: 90, ofClient: 15 } },
    /**
     * Each upload holds up to 5 MB in memory until its response is made; one account leaves few slots to others.
     */
    uploads: { slots: 24, ofClient: 20, waitingOfClient: 50 },
    /** Every upload may have a picture waiting, and each picture takes a few seconds. */
    pictures: { slots: 1, waitMs: 120_000 },
  },
  /** Failures of an account from one address in `window`; fewer once all addresses together reach `attack`. */
  login: { failures: 10, window: 15 * minuteMs, attack: 100, failuresInAttack: 3 },
} as const
