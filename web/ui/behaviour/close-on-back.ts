import { showPress } from './after-paint.ts'
import { interceptPop } from './intercept-pop.ts'

/** While a dialog's entry is on its way out of the history: a dialog that is opened then waits for it. */
let leaving: Promise<void> | undefined

/**
 * Lets the browser's Back close an open modal dialog: it has an entry of its own in the history, at the same
 * address, which goes when the dialog is closed in any other way. The router never hears of it.
 */
export async function closeOnBack(dialog: HTMLDialogElement | null): Promise<void> {
  await leaving
  if (!dialog?.open) return
  history.pushState({ ...history.state, isDialog: true }, '')
  const index = history.state.idx
  /** The address that a navigation under way has given the page, on the dialog's entry. */
  let replaced: { state: unknown; href: string } | undefined
  /** The link that was pressed in the dialog, and is followed once the entry is gone. */
  let pressed: HTMLElement | undefined
  let hasLeft: (() => void) | undefined
  const listening = new AbortController()
  const { signal } = listening

  const end = () => {
    interceptPop(undefined)
    listening.abort()
  }
  const leave = () => {
    leaving = new Promise((resolve) => {
      hasLeft = resolve
    })
    history.back()
  }
  const onReplace = ({ navigationType }: NavigationCurrentEntryChangeEvent) => {
    if (navigationType === 'replace') replaced = { state: history.state, href: location.href }
  }
  const onBack = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    end()
    if (replaced) history.replaceState(replaced.state, '', replaced.href)
    // The dialog is closed already, and may be open again, if closing it led back.
    const isClosed = hasLeft && !pressed
    hasLeft?.()
    // Before the dialog closes: what it shows may go with it.
    pressed?.click()
    if (!isClosed) dialog.close()
  }
  const onClose = () => {
    if (hasLeft) return
    // The router counts its entries; a later one means that the page was left.
    if (history.state?.idx === index) leave()
    else end()
  }
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest('a')
    if (!link || link.target) return
    event.preventDefault()
    event.stopPropagation()
    pressed = link
    showPress(link, () => hasLeft || leave())
  }
  interceptPop(onBack)
  // Browsers of before 2026 do not tell: there the address lags behind the page until the next step.
  window.navigation?.addEventListener('currententrychange', onReplace, { signal })
  dialog.addEventListener('close', onClose, { signal })
  dialog.addEventListener('click', onClick, { capture: true, signal })
}
