// Makes the notice before it work. Runs before the page is painted, so that a dismissed notice never moves it.

const key = 'dismissed-notice'
const bar = document.currentScript?.previousElementSibling as HTMLElement
const words = bar.querySelector('p') as HTMLElement
const [more, dismiss] = bar.querySelectorAll('button') as unknown as HTMLButtonElement[]

try {
  bar.hidden = localStorage.getItem(key) === bar.dataset.notice
} catch {
  // Without storage it is shown on each page.
}
if (more) {
  more.hidden = words.scrollHeight <= words.clientHeight
  more.onclick = () =>
    more.setAttribute('aria-expanded', String(!words.classList.toggle('line-clamp-2')))
}
if (dismiss)
  dismiss.onclick = () => {
    bar.hidden = true
    document.getElementById('main')?.focus({ preventScroll: true })
    try {
      localStorage.setItem(key, bar.dataset.notice ?? '')
    } catch {
      // It comes again with the next page.
    }
  }
