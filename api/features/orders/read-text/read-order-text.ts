import { readPinCode } from '../../../../contract/delivery/pin-code.ts'
import { findOrderList } from '../../../../contract/order-list/order-list.ts'
import { withoutMarks } from '../../../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { orderWordsTa } from '../../../../contract/order-list/order-words-ta.ts'
import {
  listLine,
  readDetail,
  readProductLine,
  sender,
} from '../../../../contract/order-list/read-message.ts'
import { orderLimits } from '../../../../contract/orders/messages.ts'
import type { ReadOrder, ReadOrderLine } from '../../../../contract/orders/order-text.ts'
import { readNumberWord } from '../../../../contract/packs/measures.ts'
import { writePack } from '../../../../contract/packs/pack-words.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { lineName } from '../../../../contract/products/product-names.ts'
import { orderListPath } from '../../../../contract/public-paths.ts'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import { cutText } from '../../../../contract/text/text-length.ts'
import { chooseProduct, isOfferedIn } from './choose-product.ts'
import { isQuestion, isRefusal, isTotal } from './line-words.ts'
import { checkQuantity, type LineText, readLine } from './read-line.ts'
import { isProduct, splitAtNames, splitLine } from './split-line.ts'

/** The catalogue, as far as reading a message asks it. */
export type AskedCatalogue = {
  findSurest(
    search: string,
    limit: number,
  ): { products: Product[]; words: { typed: string; how: string | null }[] }
  getByIds(ids: string[]): Product[]
}

type Line = ReadOrderLine & {
  /** Free text without size or quantity, which the next line may have. */
  open?: LineText
}

/** Products that one line is compared with. */
const candidates = 60
/** Words of a line that are searched for one by one, as many as a search counts. */
const mostWords = 12
/** Words of a size that stand behind a name. */
const mostSizeWords = 3
/** Groups of products that words may still mean, where others of the line are found nowhere. */
const mostGroups = 3
/** Ways of finding a word that are guesses. */
const guesses = ['sound', 'similar', 'beginning']
const link = /https?:\/\/\S+|www\.\S+/giu
const phone = /^[^\d+]*(?:\+?\d{1,3}[\s-]*)?\d{5}[\s-]*\d{5}\D*$/u
const pinCode = /(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/
/** Words and signs before and behind a place: `Deliver to … - PIN`. */
const aroundPlace =
  /^(?:deliver(?:y)? to|send to|[\s,.:;-])+|(?:pin ?code|pin|பின்கோடு|பின்|[\s,.:;-])+$/giu
const spokenDetail =
  /^\s*(name|பெயர்|peyar|per|place|town|city|village|ஊர்|oor|(?:delivery )?address|முகவரி|pin ?code|pin|பின்கோடு|note|குறிப்பு)\s*[:=-]\s*(.+)$/iu
const spokenDetails: Record<string, 'name' | 'place' | 'pin' | 'note'> = {
  name: 'name',
  பெயர்: 'name',
  peyar: 'name',
  per: 'name',
  pin: 'pin',
  pincode: 'pin',
  'pin code': 'pin',
  பின்கோடு: 'pin',
  note: 'note',
  குறிப்பு: 'note',
}

/** Reads any text: our own messages, and free text line by line. Nothing is guessed without a mark. */
export function readOrderText(catalogue: AskedCatalogue, text: string): ReadOrder {
  const list = findOrderList(text)
  const listed = new Map(list?.lines.map((line) => [line.id, line]) ?? [])
  const known = new Map(catalogue.getByIds([...listed.keys()]).map((one) => [one._id, one]))
  const details: Partial<Record<'name' | 'place' | 'pin' | 'note', string>> = {}
  let lines: Line[] = []
  let unlisted = 0
  let isInNote = false
  /** What the free text named last. */
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
      details[detail.name] = detail.value
      isInNote = detail.name === 'note'
    } else if (isInNote) details.note += `\n${said}`
    else {
      const more = readMore(said)
      if (more !== null) unlisted = more
      else readFree(said)
    }
  }
  addFromLink()
  const { note, pin, ...customer } = details
  const read = readPinCode(pin ?? '')
  const shown = lines.filter((line) => line.text !== '')
  return {
    lines: shown.slice(0, orderLimits.readLines).map(({ open: _, ...line }) => line),
    customer: {
      ...(customer.name && { name: cutText(customer.name, orderLimits.name) }),
      ...(customer.place && { place: cutText(customer.place, orderLimits.place) }),
      ...(read && { pin: read }),
    },
    ...(note && { note: cutText(note, orderLimits.note) }),
    more: Math.max(0, shown.length - orderLimits.readLines) + (list?.omitted ?? 0),
  }

  /** A line of a list: the link says which product it is, unless somebody has edited the line. */
  function readOwnLine(said: string, [, number, name = '', times]: string[]): Line {
    const quantity = checkQuantity(Number(times))
    const inLink = [...listed.values()]
    const named = inLink.find(({ id }) => isCalled(known.get(id), name))
    const atPlace = inLink[Number(number) - 1]
    const untouched = named && named.quantity === quantity
    const product = named && known.get(named.id)
    if (product) return toLine(said, { product, quantity, sure: Boolean(untouched), others: [] })
    const exact = findCalled(name)
    if (exact) return toLine(said, { ...exact, quantity, sure: exact.sure && !list })
    // Renamed since, or no longer there: the place in the list tells which it was.
    const renamed = atPlace && atPlace.quantity === quantity ? known.get(atPlace.id) : undefined
    if (atPlace && !known.has(atPlace.id)) return toLine(said, null, quantity)
    const free = readFreeLine(`${name} `)
    if (free.product) return { ...free, text: said, quantity, sure: false }
    return renamed
      ? toLine(said, { product: renamed, quantity, sure: false, others: [] })
      : toLine(said, null, quantity)
  }

  /** What the link has and no line says: all of it, or what did not fit into the message. */
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
    if (plain === '' || isTotal(plain)) return
    const [, label = '', value = ''] = spokenDetail.exec(plain) ?? []
    if (label) {
      const name = spokenDetails[normalizeText(label)]
      if (name) details[name] ??= value.trim()
      else addPlace(value)
      return
    }
    // A line with a PIN code is an address, unless it names a product.
    if (pinCode.test(plain) && !readFreeLine(plain.replace(pinCode, ' ')).product)
      return void addPlace(plain)
    if (phone.test(plain)) return
    for (const part of splitLine(plain)) {
      const named = splitAtNames(part)
      for (const one of named) if (!isTotal(one)) addFree(one, named.length === 1)
    }
  }

  function addPlace(said: string): void {
    details.pin ??= pinCode.exec(said)?.[0]
    const place = said.replace(pinCode, ' ').replace(aroundPlace, '').trim()
    if (place) details.place ??= place
  }

  /** Adds what a part says, never sure where it was parted by a guess. */
  function addFree(said: string, isWhole: boolean): void {
    // Lines beyond the most are counted alone: each takes several searches.
    const isBeyond = lines.length >= orderLimits.readLines
    if (isBeyond) return void (isProduct(said) && lines.push(toLine(said, null)))
    const line = readFreeLine(said)
    const last = lines.at(-1)
    const { open } = line
    if (open?.words.length === 0) {
      if (!open.measure && open.quantity === undefined) return
      // A size or a number on a line of its own belongs to the name above it.
      if (last?.open && canTake(last.open, open)) {
        const joined = readFreeLine(`${last.text} ${said}`)
        lines[lines.length - 1] = { ...joined, text: `${last.text}\n${said}`, sure: false }
        return
      }
      // Another size of what was named before: `1 L - 2, 500 ml - 1`.
      if (open.measure && lastWords.length > 0) {
        lines.push({ ...readFreeLine(`${lastWords.join(' ')} ${said}`), text: said, sure: false })
        return
      }
    }
    lines.push({ ...line, sure: line.sure && isWhole })
    lastWords = readLine(said).words
  }

  function readFreeLine(said: string): Line {
    const read = readLine(said)
    const whole = searchWhole(read)
    const { found, isGuess, words } = whole ?? search(read)
    const asked = {
      ...read,
      words,
      nameWords: read.words.filter((word) => words.includes(word)),
      quantity: whole ? whole.quantity : read.quantity,
    }
    const choice = chooseProduct(found, asked)
    const isOpen = !read.measure || read.quantity === undefined
    const open = isOpen || read.words.length === 0 ? { open: read } : {}
    if (!choice) return { ...toLine(said, null, read.quantity ?? null), ...open }
    const sure = choice.sure && choice.quantity !== null && !isGuess && !read.isDoubtful && !list
    return { ...toLine(said, { ...choice, sure }), ...open }
  }

  /** What is named with what it comes in, or with a number in words: `Three Oils Gift Box`. */
  function searchWhole({ words, allWords, measure, quantity, digits }: LineText) {
    if (words.length === allWords.length) return null
    const { products, words: ways } = catalogue.findSurest(allWords.join(' '), candidates)
    if (products.length === 0 || ways.some(({ how }) => how === null || guesses.includes(how)))
      return null
    // `1 l tin` is what comes in litres where tins have other sizes.
    if (measure && !products.some((product) => isOfferedIn(product, measure))) return null
    const hasNumber = allWords.some((word) => readNumberWord(word) !== undefined)
    return {
      found: products,
      isGuess: false,
      words: allWords,
      quantity: hasNumber ? digits : quantity,
    }
  }

  /** An order of one product, or a question about it, as our own pages write it. */
  function readSentence(said: string, about: { id?: string; name?: string }): Line {
    const product = about.id === undefined ? undefined : catalogue.getByIds([about.id])[0]
    const isAsked = isQuestion(said) || isRefusal(said) || isWish(said)
    if (product) return toLine(said, { product, quantity: 1, sure: !isAsked, others: [] })
    const exact = findCalled(about.name ?? '')
    if (exact) return toLine(said, { ...exact, quantity: 1, sure: exact.sure && !isAsked })
    const free = readFreeLine(about.name ?? said)
    return { ...free, text: said, sure: free.sure && !isAsked }
  }

  /** The product of exactly this name. */
  function findCalled(name: string) {
    const words = withoutSizes(name).split(' ')
    // A size behind the name may be words that no search finds: `Basket for 4`.
    for (let left = words.length; left > 0 && left >= words.length - mostSizeWords; left--) {
      const { products } = catalogue.findSurest(words.slice(0, left).join(' '), candidates)
      const called = products.filter((product) => isCalled(product, name))
      const [product] = called
      if (product) return { product, sure: called.length === 1, others: called.slice(1) }
    }
    return undefined
  }

  /** The products that all words name; or those that the words name which are found at all. */
  function search({ words, allWords, measure, quantity }: LineText): Found {
    if (words.length === 0) return { found: [], isGuess: false, words }
    const all = catalogue.findSurest(words.join(' '), candidates)
    const isCorrected = all.words.some(({ how }) => how !== null && guesses.includes(how))
    const isAmount = measure !== null || quantity !== undefined
    const isLikeness = !isAmount && all.words.every(({ how }) => how === 'similar')
    if (all.products.length > 0 && !isLikeness && !all.words.some(isChance))
      return { found: all.products, isGuess: isCorrected, words }
    const kept = allWords.slice(0, mostWords).filter((word) => {
      const { products, words: ways } = catalogue.findSurest(word, 1)
      return products.length > 0 && ways.every(({ how }) => how === 'literal' || how === 'synonym')
    })
    // A size says that something is ordered, whatever is told around it.
    const isMentioned = measure ? kept.length > 0 : kept.length * 2 >= words.length
    if (!isMentioned) return { found: [], isGuess: true, words }
    const { products } = catalogue.findSurest(kept.join(' '), candidates)
    // A word such as oil names no product.
    const groups = new Set(products.map(({ _id, group }) => group?._id ?? _id))
    return { found: groups.size <= mostGroups ? products : [], isGuess: true, words: kept }
  }
}

type Found = { found: Product[]; isGuess: boolean; words: string[] }

/** Tells that a word is found by chance: messages hold whole words, and short ones resemble too many. */
function isChance({ typed, how }: { typed: string; how: string | null }): boolean {
  return how === 'beginning' || (how !== null && guesses.includes(how) && typed.length < 4)
}

type Chosen = Pick<ReadOrderLine, 'quantity' | 'sure'> & { product: Product; others: Product[] }

function toLine(
  text: string,
  chosen: Chosen | null,
  quantity: number | null = null,
): ReadOrderLine {
  if (!chosen) return { text, product: null, quantity, sure: false, others: [] }
  return {
    text,
    product: present(chosen.product),
    quantity: chosen.quantity,
    sure: chosen.sure,
    others: chosen.others.slice(0, orderLimits.others).map(present),
  }
}

function present(product: Product) {
  return { _id: product._id, name: product.name, size: product.size || writePack(product) }
}

/** Tells that a line lacks what the next one says without a name. */
function canTake(line: LineText, next: LineText): boolean {
  return (
    line.words.length > 0 &&
    !(line.measure && next.measure) &&
    !(line.quantity !== undefined && next.quantity !== undefined)
  )
}

/** What our own pages ask to be told, instead of ordering. */
function isWish(said: string): boolean {
  return /^\s*Please tell me when |மீண்டும் வந்ததும் சொல்லவும்/u.test(said)
}

/** The number of products of a list that did not fit into the message. */
function readMore(said: string): number | null {
  const [, english, tamil] = /^… (?:and (\d+) more|மேலும் (\d+))$/u.exec(said) ?? []
  return english || tamil ? Number(english ?? tamil) : null
}

function isCalled(product: Product | undefined, name: string): boolean {
  if (!product) return false
  const names = [
    product.name,
    product.nameTa ?? '',
    lineName(product, { language: 'en', pieces: orderWordsEn.pieces }),
    lineName(product, { language: 'ta', pieces: orderWordsTa.pieces }),
  ]
  return names.map(comparable).includes(comparable(name))
}

function comparable(name: string): string {
  return normalizeText(withoutMarks(name)).replace(/\s+/g, ' ').trim()
}

/** A name as the search finds it: its size may be no part of what is searched. */
function withoutSizes(name: string): string {
  return readLine(name).words.join(' ') || name
}
