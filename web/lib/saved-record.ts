import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What a form tells the list that it returns to: the record that was saved. */
export type SavedState = { saved: string }

/** The id of the record that was saved a moment ago, on the page that its form returned to. */
export function useSavedId(): string | undefined {
  const state: Partial<SavedState> | null = useLocation().state
  return state?.saved
}

/** Brings an element into view once, where it shows the record that was saved. */
export function useScrollIntoView<E extends HTMLElement>(saved: boolean) {
  const element = useRef<E>(null)
  useEffect(() => {
    if (saved) element.current?.scrollIntoView({ block: 'center' })
  }, [saved])
  return element
}
