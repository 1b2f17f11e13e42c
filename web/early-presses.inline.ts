/**
 * Runs in the browser. What is pressed and typed before the page's scripts can answer is kept, once
 * for each control, and repeated when they can. What the browser answers by itself (a link, a form,
 * a menu that pops up) it does at once, except where `data-scripted` says that the scripts' answer is
 * worth waiting for.
 */
export default function keepPresses() {
  // What scripts have not answered by then, the browser does as if there were none.
  const patience = 4000
  const glance = 50
  type Kept = { find: () => Element | null; repeat: (target: never) => void; alive: boolean }
  const kept = new Map<Element, Kept>()

  /** React marks what it answers for. */
  const isAlive = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'))

  /** The element, or what stands in its place where a script has drawn it anew. */
  const follow = (element: Element) => {
    const steps: string[] = []
    let step: Element = element
    while (step.parentElement) {
      const { localName } = step
      const twins = [...step.parentElement.children].filter((one) => one.localName === localName)
      steps.unshift(`${localName}:nth-of-type(${twins.indexOf(step) + 1})`)
      step = step.parentElement
    }
    const path = `:root>${steps.join('>')}`
    return () => (element.isConnected ? element : document.querySelector(path))
  }

  const keep = <Target extends Element>(target: Target, repeat: (target: Target) => void) => {
    if (kept.size === 0) setTimeout(look, glance)
    kept.delete(target)
    kept.set(target, { find: follow(target), repeat, alive: false })
  }

  const look = () => {
    for (const [key, entry] of kept) {
      const target = entry.find()
      if (target && !entry.alive) {
        // A finger that comes near: what sleeps there wakes up, if its scripts are there.
        target.dispatchEvent(new Event('pointerdown', { bubbles: true }))
        // Its effects come a moment later: a press amid them could be undone.
        entry.alive = isAlive(target)
        continue
      }
      kept.delete(key)
      key.removeAttribute('aria-busy')
      if (target) entry.repeat(target as never)
    }
    if (kept.size > 0) setTimeout(look, glance)
  }

  /** Scripts that are just coming are not to hear it a first time now. */
  const takeOver = (event: Event, target: Element) => {
    event.stopPropagation()
    target.setAttribute('aria-busy', 'true')
    if (!target.matches('[data-scripted]')) return
    event.preventDefault()
    setTimeout(() => {
      if (!kept.delete(target)) return
      target.removeAttribute('aria-busy')
      target.removeAttribute('data-scripted')
      if (target instanceof HTMLFormElement) target.submit()
      else (target as HTMLElement).click()
    }, patience)
  }

  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    hear: (event: WindowEventMap[Name], target: Element) => void,
  ) =>
    addEventListener(
      name,
      (event) => {
        if (event.target instanceof Element) hear(event, event.target)
      },
      true,
    )

  listen('click', (event, at) => {
    const control = at.closest<HTMLElement>('button, a[data-scripted]')
    if (!control) return
    if (isAlive(control)) {
      // This press is answered: the one before is not to count beside it.
      if (kept.delete(control)) control.removeAttribute('aria-busy')
      return
    }
    if (control instanceof HTMLButtonElement && control.popoverTargetElement) {
      // The browser has opened it: the scripts make of it what they would have opened.
      const opened = control.popoverTargetElement as HTMLElement
      keep(control, (button) => {
        if (!opened.matches(':popover-open')) return
        opened.hidePopover()
        button.click()
      })
      return
    }
    if (control instanceof HTMLButtonElement && control.type === 'submit') return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    takeOver(event, control)
    const { ariaLabel } = control
    keep(control, (target) => {
      // What says something else by now has come there without the press.
      if (target.ariaLabel === ariaLabel) target.dispatchEvent(new PointerEvent('click', event))
    })
  })

  listen('submit', (event, form) => {
    if (!form.matches('[data-scripted]') || isAlive(form)) return
    takeOver(event, form)
    keep(form as HTMLFormElement, (target) => target.requestSubmit(event.submitter))
  })

  const hearValue = (event: Event, field: Element) => {
    if (!('value' in field)) return
    if (isAlive(field)) return void kept.delete(field)
    event.stopPropagation()
    const { value } = field
    keep(
      field as HTMLInputElement & { _valueTracker?: { setValue(value: string): void } },
      (target) => {
        if (target.value !== value) target.value = `${value}`
        // To React it must look new.
        target._valueTracker?.setValue(`${value}.`)
        const name = target.matches('select') ? 'change' : 'input'
        target.dispatchEvent(new Event(name, { bubbles: true }))
        if (target !== document.activeElement)
          target.dispatchEvent(new Event('focusout', { bubbles: true }))
      },
    )
  }
  listen('input', hearValue)
  listen('change', hearValue)

  listen('keydown', ({ key }) => {
    const dialog = key === 'Escape' && document.querySelector('dialog[open]')
    if (!dialog || isAlive(dialog)) return
    keep(dialog, (target) => target.dispatchEvent(new Event('cancel', { cancelable: true })))
  })
}
