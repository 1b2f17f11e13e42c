import { orderListLimits } from '../../../contract/order-list/limits.ts'
import { writeOrderList } from '../../../contract/order-list/order-list.ts'
import { markCount } from '../../requests/mark-count.ts'
import { deviceStorage } from '../../storage/browser-storage.ts'
import { afterPaint } from '../../ui/behaviour/after-paint.ts'
import { stopRepeatedPress } from '../../ui/behaviour/press-once.ts'
import { announceChange, followChanges } from '../device/changes.ts'
import { listKey, productNameKey } from '../device/keys.ts'
import type { OfferedChat } from '../device/own-list.ts'
import { describeLines, readLines, readStoredList, writeChat } from '../device/stored-lines.ts'
import type { ScriptWords } from './script-words.ts'

// The order list as every public page has it: on cards, in the header and in the floating buttons. Inlined,
// it works before any other script; elements that come later draw themselves.

const words: ScriptWords = JSON.parse(document.currentScript?.dataset.words ?? '{}')

const { lines: maxLines, quantity: limits } = orderListLimits

function write(text: string): void {
  deviceStorage.write(listKey, text)
  announceChange()
}

window.orderList = {
  read: readStoredList,
  describe: () => describeLines(words.oneProduct),
  write,
  offerChat: (offered) => {
    chat = offered
    drawChats()
    if (isChatPressed) chat?.onPress(new Event('click'))
    if (chat) isChatPressed = false
  },
}

/** The chat that sends the list with its prices, once they are known. */
let chat: OfferedChat | undefined

/** Milliseconds that a press of the green button waits for the prices. */
const chatWait = 6000
/** True if the button was pressed before the prices were known. */
let isChatPressed = false

/** Sends the list with its prices, or with the names alone if the prices do not come. */
function pressChat(event: Event, link: HTMLAnchorElement): void {
  if (chat) {
    chat.onPress(event)
    return
  }
  if (!readLines().length) return
  event.preventDefault()
  if (isChatPressed) return
  isChatPressed = true
  setTimeout(() => {
    if (isChatPressed && !open(link.href, '_blank')) location.assign(link.href)
    isChatPressed = false
  }, chatWait)
}

/** Puts the list into the address of the green button, for visitors who copy it. */
function drawChats(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-chat]'))
    if (chat) link.href = chat.address
    else link.search = writeChat(words.greeting, words.oneProduct)
}

class AddToList extends HTMLElement {
  connectedCallback() {
    this.draw()
  }

  change(by: number) {
    const before = readLines()
    const id = this.getAttribute('product') ?? ''
    const at = before.findIndex((line) => line.id === id)
    const quantity = (before[at]?.quantity ?? 0) + by
    if (!by || quantity > limits.max) return
    const lines = at < 0 ? [...before, { id, quantity }] : before.with(at, { id, quantity })
    if (lines.length > maxLines) {
      this.innerHTML = `<p role=alert>${words.full}</p>`
      return
    }
    deviceStorage.write(listKey, writeOrderList(lines.filter((line) => line.quantity > 0)))
    // The pressed element comes first.
    this.draw(lines)
    afterPaint(() => {
      if (at < 0) markCount({ kind: 'added', product: id })
      // Stands in where the page of the list cannot be loaded.
      deviceStorage.write(productNameKey(id), this.getAttribute('name') ?? '')
      announceChange()
    })
  }

  draw(lines = readLines()) {
    const n = lines.find(({ id }) => id === this.getAttribute('product'))?.quantity
    if (!this.querySelector(n ? 'output' : 'button:only-child')) this.redraw(Boolean(n))
    if (n) (this.children[1] as HTMLOutputElement).value = String(n)
  }

  /** The last button stays and keeps the focus: moving it would lay out the whole page. */
  redraw(isListed: boolean) {
    const { activeElement } = document
    const hadFocus = this.contains(activeElement)
    const last =
      this.querySelector<HTMLButtonElement>('button:last-child') ?? document.createElement('button')
    if (last.isConnected) while (this.firstChild !== last) this.firstChild?.remove()
    else this.replaceChildren(last)
    // An attribute for the styles: `:has(output)` would double the style work of a press.
    this.toggleAttribute('listed', isListed)
    last.name = '1'
    last.textContent = isListed ? '+' : words.add
    if (isListed)
      last.insertAdjacentHTML('beforebegin', '<button name=-1>−</button><output></output>')
    const labels = isListed ? [words.less, words.quantity, words.more] : [words.addToList]
    for (const [index, label] of labels.entries())
      this.children[index]?.setAttribute('aria-label', `${label}: ${this.getAttribute('name')}`)
    if (hadFocus && activeElement !== last) last.focus()
  }
}

class OrderCount extends HTMLElement {
  connectedCallback() {
    this.draw()
  }

  draw() {
    const lines = readLines()
    this.textContent = String(lines.length)
    const link = this.closest('a')
    if (!link) return
    link.hidden = !lines.length
    link.search = lines.length > 0 ? `i=${writeOrderList(lines)}` : ''
  }
}

customElements.define('add-to-list', AddToList)
customElements.define('order-count', OrderCount)

// Before React, which stops presses in a part of the page whose code is on its way.
addEventListener(
  'click',
  (event) => {
    if (stopRepeatedPress(event)) return
    const pressed = event.target as HTMLButtonElement
    const listed = pressed.closest<AddToList>('add-to-list')
    if (listed) {
      listed.change(Number(pressed.name))
      // React would first hydrate this part of the page, although it does not handle the press.
      event.stopPropagation()
    }
    const link = pressed.closest<HTMLAnchorElement>('[data-chat]')
    if (link) pressChat(event, link)
    const product = pressed.closest<HTMLElement>('[data-order]')?.dataset.order
    // The end of a swipe opens no chat: known once all listeners have handled the press.
    if (product) setTimeout(() => event.defaultPrevented || markCount({ kind: 'ordered', product }))
  },
  true,
)

function drawAll(): void {
  const elements = document.querySelectorAll<AddToList | OrderCount>('add-to-list,order-count')
  for (const element of elements) element.draw()
  drawChats()
}
followChanges(drawAll)
addEventListener('pageshow', drawAll)
