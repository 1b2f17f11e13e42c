import { findOrderList } from '../../../../contract/order-list/order-list.ts'
import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { orderWordsTa } from '../../../../contract/order-list/order-words-ta.ts'
import {
  listLine,
  readDetail,
  readProductLine,
  sender,
} from '../../../../contract/order-list/read-message.ts'
import { orderLimits } from '../../../../contract/orders/messages.ts'
import type { ReadOrder } from '../../../../contract/orders/order-text.ts'
import { lineName } from '../../../../contract/products/product-names.ts'
import { orderListPath } from '../../../../contract/public-paths.ts'
import type { AskedCatalogue } from './asked-catalogue.ts'
import { CustomerDetails, pinCode } from './customer-details.ts'
import { findCalled, isCalled } from './find-called.ts'
import { isQuestion, isRefusal, isTotal } from './line-words.ts'
import { toLine } from './order-line.ts'
import { type FreeLine, readFreeLine } from './read-free-line.ts'
import { checkQuantity, type LineText, readLine } from './read-line.ts'
import { isProduct, splitAtNames, splitLine } from './split-line.ts'

const link = /https?:\/\/\S+|www\.\S+/giu
const phone = /^[^\d+]*(?:\+?\d{1,3}[\s-]*)?\d{5}[\s-]*\d{5}\D*$/u

/** Reads any text: our own messages, and free text line by line. Nothing is guessed without a mark. */
export function readOrderText(catalogue: AskedCatalogue, text: string): ReadOrder {
  const list = findOrderList(text)
  const listed = new Map(list?.lines.map((line) => [line.id, line]) ?? [])
  const known = new Map(
    catalogue.getByIds([...listed.keys()]).map((product) => [product._id, product]),
  )
  const details = new CustomerDetails()
  let lines: FreeLine[] = []
  let unlisted = 0
  let isInNote = false
  /** Product words that the free text named last. */
  let lastWords: string[] = []
  const isOurs = [orderWordsEn, orderWordsTa].some(({ greeting }) => text.includes(greeting))
  let hasOwnLines = false

  for (const raw of text.split('\n')) {
    const said = raw.replace(sender, '').trim()
    const own = listLine.exec(said)
    if (own?.[1] === '1') lines = []
    const detail = readDetail(said)
    if (said.includes(`${orderListPath}?`)) isInNote = false
    if (own) {
      isInNote = false
      hasOwnLines = true
      lines.push(readOwnLine(said, own))
    } else if (detail) {
      details.set(detail.name, detail.value)
      isInNote = detail.name === 'note'
    } else if (isInNote) details.addToNote(said)
    else {
      const more = readMore(said)
      if (more !== null) unlisted = more
      else readFree(said)
    }
  }
  addFromLink()
  const shown = lines.filter((line) => line.text !== '')
  return {
    lines: shown.slice(0, orderLimits.readLines).map(({ open: _, ...line }) => line),
    ...details.toAnswer(),
    more: Math.max(0, shown.length - orderLimits.readLines) + (list?.omitted ?? 0),
  }

  /** A line of a list: the link says which product it is, unless somebody has edited the line. */
  function readOwnLine(said: string, [, number, name = '', times]: string[]): FreeLine {
    const quantity = checkQuantity(Number(times))
    const inLink = [...listed.values()]
    const named = inLink.find(({ id }) => isCalled(known.get(id), name))
    const atPlace = inLink[Number(number) - 1]
    const isUntouched = named && named.quantity === quantity
    const product = named && known.get(named.id)
    if (product) return toLine(said, { product, quantity, sure: Boolean(isUntouched), others: [] })
    const exact = findCalled(catalogue, name)
    if (exact) return toLine(said, { ...exact, quantity, sure: exact.sure && !list })
    // Renamed since, or no longer there: the place in the list tells which it was.
    const renamed = atPlace && atPlace.quantity === quantity ? known.get(atPlace.id) : undefined
    if (atPlace && !known.has(atPlace.id)) return toLine(said, null, quantity)
    const free = readAside(`${name} `)
    if (free.product) return { ...free, text: said, quantity, sure: false }
    return renamed
      ? toLine(said, { product: renamed, quantity, sure: false, others: [] })
      : toLine(said, null, quantity)
  }

  /** Adds lines of the link that the text does not have: all, or those that did not fit into the message. */
  function addFromLink(): void {
    const inLink = [...listed.values()]
    const left = hasOwnLines ? inLink.slice(inLink.length - unlisted) : inLink
    const said = lines.flatMap(({ product }) => product?._id ?? [])
    // Our message with its lines typed anew: what they do not say is gone.
    if (isOurs && !hasOwnLines && said.length > 0) return
    // Words beside a link alone may change what it orders.
    const isSure = hasOwnLines || said.length === 0
    for (const { id, quantity } of hasOwnLines && unlisted === 0 ? [] : left) {
      if (!hasOwnLines && said.includes(id)) continue
      const product = known.get(id)
      const name = product ? lineName(product, { language: 'en', pieces: orderWordsEn.pieces }) : id
      const line = `${name} × ${quantity}`
      lines.push(
        product
          ? toLine(line, { product, quantity, sure: isSure, others: [] })
          : toLine(line, null, quantity),
      )
    }
  }

  function readFree(said: string): void {
    const plain = said.replace(link, ' ').trim()
    const aboutProduct = readProductLine(said)
    if (aboutProduct) return void lines.push(readSentence(said, aboutProduct))
    if (plain === '') return
    if (isTotal(plain)) return void readBehindTotal(plain)
    if (details.takeSpoken(plain)) return
    // A line with a PIN code is an address, unless it names a product.
    if (pinCode.test(plain) && !readAside(plain.replace(pinCode, ' ')).product)
      return void details.addPlace(plain)
    if (phone.test(plain)) return
    for (const part of splitLine(plain)) {
      const named = splitAtNames(part)
      for (const name of named) if (!isTotal(name)) addFree(name, named.length === 1)
    }
  }

  /** Reads an order after a total: `Total 3 bottles: 2 coconut 1 L, 1 castor`. */
  function readBehindTotal(said: string): void {
    const parts = splitLine(said.slice(said.indexOf(':') + 1))
    if (parts.some((part) => !isTotal(part) && readAside(part).product))
      for (const part of parts) addFree(part, true)
  }

  /** Beside a link nothing is sure that is said in other words. */
  function readAside(said: string): FreeLine {
    const line = readFreeLine(catalogue, said)
    return list ? { ...line, sure: false } : line
  }

  /** Adds what a part says, never sure where it was parted by a guess. */
  function addFree(said: string, isWhole: boolean): void {
    // Lines beyond the most are counted alone: each takes several searches.
    const isBeyond = lines.length >= orderLimits.readLines
    if (isBeyond) return void (isProduct(said) && lines.push(toLine(said, null)))
    const line = readAside(said)
    const last = lines.at(-1)
    const { open } = line
    if (open?.words.length === 0) {
      if (!open.measure && open.quantity === undefined) return
      // A size or a number on a line of its own belongs to the name above it.
      if (last?.open && canTake(last.open, open)) {
        const joined = readAside(`${last.text} ${said}`)
        lines[lines.length - 1] = { ...joined, text: `${last.text}\n${said}`, sure: false }
        return
      }
      // Another size of what was named before: `1 L - 2, 500 ml - 1`.
      if (open.measure && lastWords.length > 0) {
        lines.push({ ...readAside(`${lastWords.join(' ')} ${said}`), text: said, sure: false })
        return
      }
    }
    lines.push({ ...line, sure: line.sure && isWhole })
    lastWords = readLine(said).words
  }

  /** An order of one product, or a question about it, as our own pages write it. */
  function readSentence(said: string, about: { id?: string; name?: string }): FreeLine {
    const product = about.id === undefined ? undefined : catalogue.getByIds([about.id])[0]
    const isAsked = isQuestion(said) || isRefusal(said) || isWish(said)
    if (product) return toLine(said, { product, quantity: 1, sure: !isAsked, others: [] })
    const exact = findCalled(catalogue, about.name ?? '')
    if (exact) return toLine(said, { ...exact, quantity: 1, sure: exact.sure && !isAsked })
    const free = readAside(about.name ?? said)
    return { ...free, text: said, sure: free.sure && !isAsked }
  }
}

/** True if a line lacks what the next one says without a name. */
function canTake(line: LineText, next: LineText): boolean {
  return (
    line.words.length > 0 &&
    !(line.measure && next.measure) &&
    !(line.quantity !== undefined && next.quantity !== undefined)
  )
}

/** True for the text of our own pages that asks to be told, instead of ordering. */
function isWish(said: string): boolean {
  return /^\s*Please tell me when |மீண்டும் வந்ததும் சொல்லவும்/u.test(said)
}

/** The number of products of a list that did not fit into the message. */
function readMore(said: string): number | null {
  const [, english, tamil] = /^… (?:and (\d+) more|மேலும் (\d+))$/u.exec(said) ?? []
  return english || tamil ? Number(english ?? tamil) : null
}
