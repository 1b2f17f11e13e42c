// The order list as every public page has it: on cards, in the header and in the floating buttons. Inlined,
// it works before any other script; elements that come later draw themselves. At most 1 kB compressed.
{
  /** What could not be stored. */
  let kept
  const stored = () => {
    try {
      return kept ?? localStorage['order-list.1'] ?? null
    } catch {
      return null
    }
  }
  const readLines = () =>
    new Map(
      [...(stored() ?? '').matchAll(/(?<=^|~)([\w-]{1,64})\.([1-9]\d?)(?=~|$)/g)].map(
        ([, id, n]) => [id, +n],
      ),
    )
  const join = (lines) => [...lines].map((line) => line.join('.')).join('~')
  const write = (text) => {
    try {
      localStorage['order-list.1'] = text
      kept = null
    } catch {
      kept = text
    }
    // As other tabs learn of it.
    dispatchEvent(new Event('storage'))
  }
  window.orderList = { read: () => stored() && join(readLines()), write }

  const button = (label, text, by) => `<button name=${by} aria-label="${label}: ">${text}</button>`
  customElements.define(
    'add-to-list',
    class extends HTMLElement {
      connectedCallback() {
        this.onclick = ({ target }) => {
          const by = +target.name
          const lines = readLines()
          const n = (lines.get(this.productId) ?? 0) + by
          if (n) lines.set(this.productId, n)
          else lines.delete(this.productId)
          if (lines.size > 40) this.innerHTML = '<p role=alert>The list is full</p>'
          else if (by && n < 100) write(join(lines))
        }
        this.draw(readLines())
      }
      get productId() {
        return this.getAttribute('product')
      }
      draw(lines) {
        const n = lines.get(this.productId)
        if (!this.querySelector(n ? 'output' : 'button:only-child')) {
          const hadFocus = this.contains(document.activeElement)
          this.innerHTML = n
            ? button('One less', '−', -1) +
              '<output aria-label="Quantity: "></output>' +
              button('One more', '+', 1)
            : button('Add to list', 'Add to list', 1)
          for (const each of this.children) each.ariaLabel += this.getAttribute('name')
          if (hadFocus) this.lastChild.focus()
        }
        if (n) this.children[1].value = n
      }
    },
  )
  customElements.define(
    'order-count',
    class extends HTMLElement {
      connectedCallback() {
        this.draw(readLines())
      }
      draw(lines) {
        const link = this.closest('a')
        this.textContent = lines.size
        link.hidden = !lines.size
        link.href = `/list?i=${join(lines)}`
      }
    },
  )
  const drawAll = () => {
    for (const each of document.querySelectorAll('add-to-list,order-count')) each.draw(readLines())
  }
  addEventListener('storage', drawAll)
  addEventListener('pageshow', drawAll)
}
