import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pressUndo } from '../../../ui/admin/toasts.tsx'
import { helpKey, isForPage, isHelpChord, readKeys, searchKey, undoKey } from './shortcuts.ts'

const settingKey = 'admin-shortcuts'
const off = 'off'

/** Listens for single keys, unless they are disabled; the help's shortcut works even then. */
export function useShortcuts() {
  const navigate = useNavigate()
  const [helpOpen, setHelpOpen] = useState(false)
  const [enabled, setEnabled] = useState(() => localStorage.getItem(settingKey) !== off)

  useEffect(() => {
    let pressed = ''
    const listen = (event: KeyboardEvent) => {
      if (isHelpChord(event)) {
        event.preventDefault()
        return setHelpOpen(true)
      }
      if (!isForPage(event) || !enabled) return
      if (event.key === helpKey) return setHelpOpen(true)
      if (event.key === searchKey) {
        event.preventDefault()
        return document.querySelector<HTMLInputElement>('main input[type=search]')?.focus()
      }
      if (event.key === undoKey && !pressed) return pressUndo()
      const next = pressed ? `${pressed} ${event.key}` : event.key
      const where = readKeys(next)
      pressed = where === 'more' ? next : ''
      if (where && where !== 'more') void navigate(where)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [enabled, navigate])

  const enable = (on: boolean) => {
    setEnabled(on)
    if (on) localStorage.removeItem(settingKey)
    else localStorage.setItem(settingKey, off)
  }

  return { helpOpen, setHelpOpen, enabled, enable }
}
