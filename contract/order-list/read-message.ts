import { toPaise } from '../prices/paise.ts'
import { fillPath, orderListPath, publicPaths } from '../public-paths.ts'
import { chatWordsEn } from './chat-words-en.ts'
import { chatWordsTa } from './chat-words-ta.ts'
import { findOrderList } from './order-list.ts'
import type { OrderDetails } from './order-message.ts'
import { orderWordsEn } from './order-words-en.ts'
import { orderWordsTa } from './order-words-ta.ts'

/**
 * Reads the messages that this site writes, in both languages: orders of a list, orders and questions about one
 * product, and links to products. Pure, so that both browser and server can use it.
 */

/** Price in a line of a message: paise, or a remark that it has none or is not sent. */
type SaidPrice = number | 'on request' | 'out of stock'

/** A product in a message, identified by its id, its name or both. */
export type MessageLine = {
  id?: string
  name?: string
  quantity: number
  /** Quantity and price in the line of a list; its link may differ. */
  stated?: { quantity: number; price: SaidPrice }
}

/** Products in a text: those of the last list, and of requests after it. */
export type ReadMessage = {
  lines: MessageLine[]
  details: OrderDetails
  /** Number of products beyond the limit of a list's lines. */
  omitted: number
}

/** Tamil comes first: its sentences share their endings, and a product name in them may begin with `Order`. */
const languages = [
  { chat: chatWordsTa, order: orderWordsTa },
  { chat: chatWordsEn, order: orderWordsEn },
]

/** A line of a list as this site writes it: number, name, quantity, and its price or a remark. */
export const listLine = /^(\d+)\. (.*) × (\d+)(?: = ₹([\d,]+(?:\.\d\d)?)| \((.*)\))$/

/** Start of a line copied from a chat: `[23/11/26, 10:14 am] Meena: ` or `23/11/2026, 10:14 - Meena: `. */
export const sender =
  /^\u200e?(?:\[[^\]]*\d[^\]]*\]|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?[^-]*-)\s*[^:]{1,80}:\s/

/** The address of a product's details or label. */
const productLink = new RegExp(
  `(?:${publicPaths.products}\\?(?:[^\\s<>"]*&)?product=|${fillPath(publicPaths.label, { productId: '' })})([\\w-]{1,64})`,
)

const placeholders = { name: '\u0001', day: '\u0002' }

/** Sentences about one product; of those with the same beginning, the longer one comes first. */
const sentences = languages.flatMap(({ chat }) =>
  [
    chat.whenBack(placeholders.name, placeholders.day),
    chat.whenBack(placeholders.name, undefined),
    chat.orderFromCategory(placeholders.name),
    chat.order(placeholders.name),
    chat.doYouHave(placeholders.name),
  ].map(toPattern),
)

/** Reads one of our lines about one product, by a link to it or by its name; undefined for any other text. */
export function readProductLine(text: string): MessageLine | undefined {
  return readProduct(text)[0]
}

function toPattern(sentence: string): RegExp {
  const escaped = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = escaped.replace(placeholders.name, '(.+)').replace(placeholders.day, '.+')
  return new RegExp(`^\\s*${pattern}\\s*$`, 'iu')
}

/** Each label of a detail in both languages. */
const detailOf = new Map(
  languages.flatMap(({ order }) =>
    Object.entries(order.labels).map(([detail, label]) => [label, detail as keyof OrderDetails]),
  ),
)
const detail = new RegExp(`^(${[...detailOf.keys()].join('|')}): (.*)$`)

/** Reads a detail from a line such as `Name: Meena`, in either language. */
export function readDetail(text: string): { name: keyof OrderDetails; value: string } | undefined {
  const [, label = '', value = ''] = detail.exec(text) ?? []
  const name = detailOf.get(label)
  return name && { name, value }
}

export function readMessage(message: string): ReadMessage {
  let listed: MessageLine[] = []
  let asked: MessageLine[] = []
  let details: OrderDetails = {}
  let isInNote = false
  for (const line of message.split(/\r?\n/)) {
    const text = line.replace(sender, '')
    const [, number, name = '', quantity, price, remark] = listLine.exec(text) ?? []
    const [, label = '', value = ''] = detail.exec(text) ?? []
    const named = detailOf.get(label)
    if (number === '1') [listed, asked, details] = [[], [], {}]
    if (number) {
      const said = { quantity: Number(quantity), price: toPrice(price, remark) }
      listed[Number(number) - 1] = { name, quantity: said.quantity, stated: said }
    } else if (text.includes(`${orderListPath}?`)) isInNote = false
    else if (isInNote) details.note += `\n${text}`
    else if (named) {
      details[named] = value
      isInNote = named === 'note'
    } else asked.push(...readProduct(text))
  }
  const list = findOrderList(message)
  const ordered = list?.lines.map((line, index) => ({ ...listed[index], ...line }))
  return {
    lines: mergeLines([...(ordered ?? listed.filter(Boolean)), ...asked]),
    details,
    omitted: list?.omitted ?? 0,
  }
}

/** Reads the end of a list's line after its quantity: a price in rupees, or a remark in brackets. */
function toPrice(rupees: string | undefined, remark: string | undefined): SaidPrice {
  if (rupees !== undefined) return toPaise(Number(rupees.replaceAll(',', '')))
  return languages.some(({ order }) => order.onRequest === remark) ? 'on request' : 'out of stock'
}

/** Reads a request for one product: by a link to it, or by the name in one of our sentences. */
function readProduct(text: string): MessageLine[] {
  const [, id] = productLink.exec(text) ?? []
  if (id) return [{ id, quantity: 1 }]
  const name = sentences.flatMap((pattern) => pattern.exec(text)?.[1]?.trim() || [])[0]
  return name ? [{ name, quantity: 1 }] : []
}

/** Merges lines of the same product and adds up their quantities. */
function mergeLines(lines: MessageLine[]): MessageLine[] {
  const merged = new Map<string, MessageLine>()
  for (const line of lines) {
    const key = line.id ?? `name ${line.name}`
    const before = merged.get(key)
    merged.set(key, before ? { ...before, quantity: before.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}
