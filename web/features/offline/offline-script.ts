import { describeLines } from '../../ui/order-list/device-list.ts'

// Runs in the page without a connection: shows the list that this device keeps, and opens the requested page
// once the connection is back.

const section = document.getElementById('list') as HTMLElement
const lines = describeLines(section.dataset.product ?? '')
section.hidden = lines.length === 0
for (const line of lines) {
  const item = document.createElement('li')
  item.textContent = line
  section.querySelector('ul')?.append(item)
}
// A moment later, as a connection that has just come is often gone again.
addEventListener('online', () => setTimeout(() => location.reload(), 1000))
