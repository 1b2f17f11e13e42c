import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { formatPrice } from '../../../contract/prices/money.ts'
import { type Sized, writeSize } from '../../../contract/products/product-names.ts'
import { describeStock } from '../../../contract/stock/words.ts'
import { earlyMark } from '../../ui/behaviour/hydration-marks.ts'
import { useIsHydrated } from '../../ui/behaviour/use-is-hydrated.ts'
import { chip } from '../../ui/chip.ts'
import { useWords } from '../../words/words.ts'
import type { ProductCardData } from './card-data.ts'
import { useProductsWords } from './words/words.ts'

type SizeChipsProps = {
  sizes: ProductCardData[]
  /** The id of the size that the card shows. */
  shown: string
  onChoose: (size: string) => void
  /** Address of a size's details: without script, a chip leads there. */
  addressOf: (size: string) => string
}

const waitsForScripts = { [earlyMark]: '' }
const unfoldRole = { role: 'button', 'aria-expanded': false, tabIndex: -1 } as const

/** Most sizes shown at once; further ones are folded. */
const maxChips = 5
const foldedChips = 4

/**
 * The sizes of a card's product, as buttons of which one is pressed. One stop of the Tab key: the arrow keys go
 * from one to the next and choose it.
 */
export function SizeChips({ sizes, shown, onChoose, addressOf }: SizeChipsProps) {
  const words = useWords()
  const { sizes: terms } = useProductsWords()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const chips = useRef<HTMLDivElement>(null)
  const isLive = useIsHydrated()
  const visible = isUnfolded ? sizes : foldSizes(sizes, shown)
  const hidden = sizes.length - visible.length
  const labels = new Map(labelSizes(sizes, words).map((label, index) => [sizes[index], label]))

  const press = (event: MouseEvent, onPress: () => void) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPress()
  }
  const unfold = () => {
    setIsUnfolded(true)
    const first = sizes.findIndex((size) => !visible.includes(size))
    requestAnimationFrame(() => focusChip(chips.current, first))
  }
  /** A chip is a link until its script is there. */
  const sizeRole = (isShown: boolean) =>
    isLive
      ? ({ role: 'button', 'aria-pressed': isShown, tabIndex: isShown ? 0 : -1 } as const)
      : ({ 'aria-current': isShown || undefined } as const)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={chips}
      role="group"
      aria-label={terms.label}
      onKeyDown={moveByKeys}
      className="relative z-10 flex flex-wrap gap-x-1 print:hidden"
    >
      {visible.map((size) => {
        const { text = '', lang } = labels.get(size) ?? {}
        return (
          <a
            key={size._id}
            href={addressOf(size._id)}
            {...waitsForScripts}
            {...sizeRole(size._id === shown)}
            aria-label={describeSize(size, text, words)}
            lang={lang}
            onClick={(event) => press(event, () => onChoose(size._id))}
            className={chip.press}
          >
            <span className={chip.pill(size._id === shown)}>{text}</span>
          </a>
        )
      })}
      {hidden > 0 && (
        <a
          href={addressOf(shown)}
          {...waitsForScripts}
          {...(isLive && unfoldRole)}
          aria-label={terms.more(hidden)}
          onClick={(event) => press(event, unfold)}
          className={chip.press}
        >
          <span className={chip.pill(false)}>+{hidden}</span>
        </a>
      )}
    </div>
  )
}

/** The first sizes, the shown one among them. */
export function foldSizes<Size extends { _id: string }>(sizes: Size[], shown: string): Size[] {
  if (sizes.length <= maxChips) return sizes
  const first = sizes.slice(0, foldedChips)
  if (first.some(({ _id }) => _id === shown)) return first
  return [...first.slice(0, -1), ...sizes.filter(({ _id }) => _id === shown)]
}

type WordsOfSizes = ReturnType<typeof useWords>
type ChipText = ReturnType<typeof writeSize>

/** Label of each chip: the size or, if it is missing or not unique, the difference in the names. */
export function labelSizes<Size extends Sized & { name: string }>(
  sizes: Size[],
  { language, product }: Pick<WordsOfSizes, 'language' | 'product'>,
): ChipText[] {
  const asWritten = (text: string): ChipText =>
    language === 'en' || !text ? { text } : { text, lang: 'en' }
  const ways = [
    sizes.map((size) => writeSize(size, { language, ...product })),
    sizes.map(({ size = '' }) => asWritten(size)),
    sizes.map(({ name }) => asWritten(name)),
  ]
  return sizes.map((_, index) => {
    const known = ways.flatMap((way) => way[index] ?? [])
    const telling = known.find(
      ({ text }, way) =>
        text && ways[way]?.every((other, at) => at === index || other.text !== text),
    )
    return telling ?? known.find(({ text }) => text) ?? { text: '' }
  })
}

/** `1 L, ₹378`, with a remark if it is out of stock. */
function describeSize(size: ProductCardData, label: string, { product, stock }: WordsOfSizes) {
  return [label, formatPrice(size.price, product.onRequest), ...describeStock(size, stock)].join(
    ', ',
  )
}

function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const chips = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=button]')]
  const index = chips.indexOf(event.target as HTMLElement)
  if (index < 0) return
  if (event.key === ' ') {
    event.preventDefault()
    chips[index]?.click()
    return
  }
  const next = indexAfter(event.key, index, chips.length)
  const target = chips.at(next ?? index)
  if (next === undefined || !target) return
  event.preventDefault()
  target.focus()
  if (target.hasAttribute('aria-pressed')) target.click()
}

function indexAfter(key: string, index: number, length: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % length
  if (key === 'ArrowLeft' || key === 'ArrowUp') return index - 1
  if (key === 'Home') return 0
  return key === 'End' ? -1 : undefined
}

function focusChip(chips: HTMLElement | null, index: number): void {
  chips?.querySelectorAll<HTMLElement>('[role=button]')[index]?.focus()
}
