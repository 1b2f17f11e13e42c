import { useEffect, useEffectEvent } from 'react'

/** Control or Command with S saves, as everywhere else. */
export function useSaveShortcut(save: () => void): void {
  const saveNow = useEffectEvent(save)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      saveNow()
    }
    // In the capture phase, because lists stop the propagation of keys.
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
}
