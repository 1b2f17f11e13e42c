// Loaded into a process before all else: its clock jumps by up to three days, back and forth, as
// CLOCK_SEED has it.
import { createRandom } from '../../api/testing/random.ts'

const random = createRandom(Number(process.env.CLOCK_SEED))
const day = 24 * 60 * 60 * 1000
const RealDate = Date
let offset = 0

class JumpingDate extends RealDate {
  constructor(/** @type {any[]} */ ...parts) {
    if (parts.length === 0) super(RealDate.now() + offset)
    // @ts-expect-error: as many parts as were given
    else super(...parts)
  }

  /** @override */
  static now() {
    return RealDate.now() + offset
  }
}

globalThis.Date = /** @type {DateConstructor} */ (JumpingDate)
setInterval(() => {
  offset = Math.round((random.next() * 6 - 3) * day)
}, 250).unref()
