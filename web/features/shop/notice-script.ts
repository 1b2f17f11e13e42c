import { deviceStorage } from '../../storage/browser-storage.ts'

// Makes the notice before it work. Runs before the page is painted, so that a dismissed notice never moves it.

const key = 'dismissed-notice'
const bar = document.currentScript?.previousElementSibling as HTMLElement
const words = bar.querySelector('p') as HTMLElement
const [more, dismiss] = bar.querySelectorAll('button') as unknown as HTMLButtonElement[]

bar.hidden = deviceStorage.read(key) === bar.dataset.notice
if (more) {
  more.hidden = words.scrollHeight <= words.clientHeight
  more.onclick = () =>
    more.setAttribute('aria-expanded', String(!words.classList.toggle('line-clamp-2')))
}
if (dismiss)
  dismiss.onclick = () => {
    bar.hidden = true
    document.getElementById('main')?.focus({ preventScroll: true })
    deviceStorage.write(key, bar.dataset.notice ?? '')
  }
