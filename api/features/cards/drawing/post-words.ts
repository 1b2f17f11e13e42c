import { palette } from '../../../drawing/palette.ts'
import type { FittedText } from '../../../drawing/text.ts'
import { drawBlock, heightOf } from '../../../drawing/text-block.ts'
import type { Write } from '../../../drawing/write-text.ts'
import type { Area } from './layout.ts'
import type { PostFacts } from './post-facts.ts'
import { balanceLines, isWhole, strike, widthOf } from './post-text.ts'

type Product = PostFacts['products'][number]
type Price = Pick<Product, 'price' | 'originalPrice'>

/** A part of a vertical stack, drawn from its upper edge. */
type Part = { height: number; draw(y: number): string }

/** Tried in this order until all words fit unbroken. */
const scales = [1.25, 1.05, 0.9, 0.75]
export const smallest = 0.62
/** Above and below the words. */
const margin = 18

/** Words about a product in an area, including its price if that has no panel. */
export type Words = { product: Product; area: Area; hasPrice: boolean }

/** Largest scale at which the words fit. */
export function chooseScale(words: Words, write: Write): number {
  const fits = (scale: number) => {
    const { areUncut, height } = measure(words, scale, write)
    return areUncut && height <= words.area.height - 2 * margin
  }
  return scales.find(fits) ?? smallest
}

/** Words about a product, centred in the height of its area. */
export function drawWords(words: Words, scale: number, write: Write): string {
  const { top, height: space } = words.area
  const { height, draw } = measure(words, scale, balanceLines(write))
  return draw(top + (space - height) / 2)
}

function measure({ product, area, hasPrice }: Words, scale: number, write: Write) {
  const { parts, areUncut } = measureWords(product, area, scale, write)
  const tag = hasPrice ? [measureTag(product, area, scale, write)] : []
  return { areUncut, ...stackParts([...parts, ...tag], 18 * scale) }
}

function measureWords(
  { name, nameTa, pack, stock }: Product,
  { left: x, width }: Area,
  scale: number,
  write: Write,
) {
  const sizes = (...all: number[]) => all.map((size) => size * scale)
  const stockText = stock.join(' · ')
  const title = write(name, { typeface: 'display', sizes: sizes(60, 51, 43), width, maxLines: 3 })
  const tamil = write(nameTa, { typeface: 'strong', sizes: sizes(40, 34, 28), width, maxLines: 3 })
  const size = write(pack, { typeface: 'strong', sizes: sizes(36, 32, 28), width })
  const few = write(stockText, { typeface: 'strong', sizes: sizes(32, 28, 25), width, maxLines: 2 })
  const part = (text: FittedText, fill: string): Part => ({
    height: heightOf(text),
    draw: (y) => drawBlock(text, { x, y, fill }),
  })
  return {
    parts: [
      part(title, palette.ink),
      part(tamil, palette.goldInk),
      part(size, palette.inkSoft),
      part(few, palette.leaf),
    ],
    areUncut: isWhole(title, name) && isWhole(tamil, nameTa) && isWhole(few, stockText),
  }
}

function stackParts(parts: Part[], gap: number): Part {
  const shown = parts.filter(({ height }) => height > 0)
  return {
    height: shown.reduce((sum, { height }) => sum + height + gap, -gap),
    draw(top) {
      let y = top
      let svg = ''
      for (const { height, draw } of shown) {
        svg += draw(y)
        y += height + gap
      }
      return svg
    },
  }
}

/** Measures the price on a wooden tag, followed by the previous price. */
function measureTag(
  { price, originalPrice }: Price,
  { left, width }: Area,
  scale: number,
  write: Write,
): Part {
  const [inset, height] = [26 * scale, 96 * scale]
  const space = originalPrice ? width * 0.62 : width
  const amount = write(price, {
    typeface: 'display',
    sizes: [64, 56, 48, 40, 34].map((size) => size * scale),
    width: space - 2 * inset,
  })
  const tagWidth = widthOf(amount) + 2 * inset
  const x = left + tagWidth + inset
  const before = write(originalPrice, {
    typeface: 'text',
    sizes: [40, 34, 28, 23].map((size) => size * scale),
    width: left + width - x,
  })
  return {
    height,
    draw(y) {
      const middle = y + height / 2
      return (
        `<rect x="${left}" y="${y}" width="${tagWidth}" height="${height}" rx="${14 * scale}" fill="${palette.wood}"/>` +
        drawBlock(amount, {
          x: left + inset,
          y: middle - heightOf(amount) / 2,
          fill: palette.honey,
        }) +
        drawBlock(before, { x, y: middle - heightOf(before) / 2, fill: palette.inkSoft }) +
        strike(before, x, middle)
      )
    },
  }
}

/** Draws the price of a single product, and below it the previous price. */
export function drawPanel({ price, originalPrice }: Price, area: Area, write: Write): string {
  const { left, top, width, height } = area
  const x = left + width / 2
  const amount = write(price, {
    typeface: 'display',
    sizes: [96, 84, 72, 60, 50, 42],
    width: width - 56,
    maxLines: 2,
  })
  const before = write(originalPrice, {
    typeface: 'text',
    sizes: [Math.min(46, amount.size * 0.7), 30, 25],
    width: width - 56,
  })
  const y = top + (height - heightOf(amount) - heightOf(before)) / 2
  const beforeTop = y + heightOf(amount)
  return (
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${palette.wood}"/>` +
    drawBlock(amount, { x, y, fill: palette.honey, centred: true }) +
    drawBlock(before, { x, y: beforeTop, fill: palette.onWoodSoft, centred: true }) +
    strike(before, x - widthOf(before) / 2, beforeTop + before.size * 0.57, palette.onWoodSoft)
  )
}
