import { type Ref, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsHydrated } from './use-is-hydrated.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Carries out what was typed or chosen in a control of the server's HTML before its script came: React knows
 * nothing of it, and sets a controlled one back. Returns the ref of the control.
 */
export function useEarlyChange<T extends Control>(given: Ref<T> | undefined) {
  const control = useRef<T>(null)
  const early = useRef<string>(undefined)
  const isHydrated = useIsHydrated()
  const [isServerHtml] = useState(!isHydrated)

  // Runs before anything is rendered again.
  useLayoutEffect(() => {
    const { current } = control
    if (isServerHtml && current && current.value !== initialValue(current))
      early.current = current.value
  }, [isServerHtml])

  useEffect(() => {
    const { current } = control
    if (!current || early.current === undefined) return
    current.value = initialValue(current)
    enterValue(current, early.current)
    early.current = undefined
    const type = current instanceof HTMLSelectElement ? 'change' : 'input'
    current.dispatchEvent(new Event(type, { bubbles: true }))
  }, [])

  return useCallback(
    (element: T | null) => {
      control.current = element
      if (typeof given === 'function') return given(element)
      if (given) given.current = element
    },
    [given],
  )
}

/** Sets a value as typing does: React listens to the control's own setter, and would take it for its own. */
function enterValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  )
}

/** The value that the server has sent. */
function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}
