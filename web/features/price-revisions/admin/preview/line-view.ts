import { toThousandths } from '../../../../../contract/numbers/thousandths.ts'
import { unitNames } from '../../../../../contract/packs/pack-words.ts'
import { priceRevisionLimits } from '../../../../../contract/price-revisions/limits.ts'
import type { PriceLine } from '../../../../../contract/price-revisions/price-revision.ts'
import { skipReasons } from '../../../../../contract/price-revisions/states.ts'
import { formatRupees } from '../../../../../contract/prices/money.ts'
import { toPaise, toRupees } from '../../../../../contract/prices/paise.ts'
import { unitPriceOf } from '../../../../../contract/prices/unit-price.ts'

type Change = Pick<PriceLine, 'from' | 'to'>

/** Change of price as a line shows it. */
export function describeChange({ from, to }: Change) {
  const [before, difference] = [toPaise(from), toPaise(to) - toPaise(from)]
  return {
    percent: writePercent(difference, before),
    falls: difference < 0,
    isLarge: Math.abs(difference) * 100 > before * priceRevisionLimits.largePercent,
    isSame: difference === 0,
  }
}

/** `+5.0 %`, `−12.3 %`: one decimal, rounded half away from nothing. */
function writePercent(difference: number, before: number): string {
  if (before === 0) return ''
  const tenths = Math.floor((Math.abs(difference) * 2000 + before) / (before * 2))
  const sign = tenths === 0 ? '±' : difference < 0 ? '−' : '+'
  return `${sign}${(tenths / 10).toFixed(1)} %`
}

/** `₹420 → ₹441 / litre`; nothing without a pack. */
export function describeUnitPrice({ from, to, pack }: Change & Pick<PriceLine, 'pack'>): string {
  const [before, after] = [from, to].map((price) => unitPrice(price, pack))
  if (!before || !after) return ''
  return `${formatRupees(before.amount)} → ${formatRupees(after.amount)} / ${unitNames[after.unit]}`
}

function unitPrice(price: number, pack: PriceLine['pack']) {
  const found =
    pack &&
    unitPriceOf({
      paise: toPaise(price),
      thousandths: toThousandths(pack.packAmount),
      unit: pack.packUnit,
      count: pack.packCount,
    })
  return found && { amount: toRupees(found.paise), unit: found.unit }
}

/** True if a line can be included or left out: the others have no price to change. */
export function canBeIncluded({ skipped }: PriceLine): boolean {
  return skipped === undefined || skipped === skipReasons.leftOut
}

/** The summary above a revision's lines. */
export function summarize(lines: PriceLine[]) {
  const changing = lines.filter(({ skipped }) => !skipped)
  const changes = changing.map(describeChange)
  return {
    changing: changing.length,
    falling: changes.filter(({ falls }) => falls).length,
    large: changes.filter(({ isLarge }) => isLarge).length,
    cleared: changing.filter(isCleared).length,
  }
}

/** True if the change removes the struck price. */
export function isCleared({ originalFrom, originalTo }: PriceLine): boolean {
  return originalFrom !== null && originalTo === null
}

/** Sorts lines that need a look to the top: `urgent` ones, then those that stand out; the rest as they came. */
export function sortLines(lines: PriceLine[], urgent: ReadonlySet<string>): PriceLine[] {
  const rank = (line: PriceLine) => {
    if (urgent.has(line.product._id)) return 0
    const { falls, isLarge } = describeChange(line)
    return falls || isLarge || isCleared(line) ? 1 : 2
  }
  return lines.toSorted((a, b) => rank(a) - rank(b))
}
