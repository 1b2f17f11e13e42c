import { describeLines, writeChat } from '../../order-list/device/stored-lines.ts'

// Runs in the page without a connection: shows the list that this device keeps, makes the chat send it, and opens
// the requested page once the connection is back.

const section = document.getElementById('list') as HTMLElement
const lines = describeLines(section.dataset.product ?? '')
section.hidden = lines.length === 0
for (const line of lines) {
  const item = document.createElement('li')
  item.textContent = line
  section.querySelector('ul')?.append(item)
}
for (const chat of document.querySelectorAll<HTMLAnchorElement>('[data-chat]'))
  chat.search = writeChat(chat.dataset.chat ?? '', chat.dataset.product ?? '')
// A moment later, as a connection that has just come is often gone again.
addEventListener('online', () => setTimeout(() => location.reload(), 1000))
