import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Navigation state from a form to its list: the record that was saved. */
export type SavedState = { saved: string }

/** The id of the record that was just saved, on the list that its form returned to. */
export function useSavedId(): string | undefined {
  const state: Partial<SavedState> | null = useLocation().state
  return state?.saved
}

/** Scrolls to the element that shows the record just saved. */
export function useScrollIntoView<E extends HTMLElement>(saved: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (saved) element.current?.scrollIntoView({ block: 'center' })
  }, [saved])
  return element
}
