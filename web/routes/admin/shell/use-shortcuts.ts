import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { pagePaths } from '../../../../contract/paths.ts'
import { deviceStorage } from '../../../storage/browser-storage.ts'
import { pressUndo } from '../../../ui/admin/notices/toasts.tsx'

/** Key sequences that navigate. */
export const pageKeys: { keys: string; label: string; to: string }[] = [
  { keys: 'g d', label: 'Go to the dashboard', to: pagePaths.admin },
  { keys: 'g p', label: 'Go to products', to: pagePaths.adminProducts },
  { keys: 'g c', label: 'Go to categories', to: pagePaths.adminCategories },
  { keys: 'g g', label: 'Go to the gallery', to: pagePaths.adminGallery },
  { keys: 'g n', label: 'Go to navigation', to: pagePaths.adminNavigation },
  { keys: 'n p', label: 'New product', to: pagePaths.adminProductNew },
  { keys: 'n c', label: 'New category', to: pagePaths.adminCategoryNew },
  { keys: 'n g', label: 'New gallery item', to: pagePaths.adminGalleryNew },
]

export const searchKey = '/'
export const helpKey = '?'
export const undoKey = 'u'
/** Opens the help from anywhere, also from a field and where single keys are disabled. */
export const helpChord = 'Ctrl /'

/** Meaning of the keys pressed so far: a URL, `more` keys expected, or nothing. */
export function findShortcut(pressed: string): string | 'more' | undefined {
  const found = pageKeys.find(({ keys }) => keys === pressed)
  if (found) return found.to
  return pageKeys.some(({ keys }) => keys.startsWith(`${pressed} `)) ? 'more' : undefined
}

/** Elements that use keys themselves. */
const ownKeys =
  'input, textarea, select, [role=dialog], [role=alertdialog], [role=menu], [role=grid]'

type KeyPress = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'> & { target: unknown }

export function isHelpChord({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return key === '/' && ctrlKey !== metaKey && !altKey
}

/** True for a key that is meant for the page: not typed into a field, and without a modifier. */
export function isForPage({ ctrlKey, metaKey, altKey, target }: KeyPress): boolean {
  if (ctrlKey || metaKey || altKey) return false
  const element = target as Partial<HTMLElement> | null
  return !element?.isContentEditable && !element?.closest?.(ownKeys)
}

const settingKey = 'admin-shortcuts'
const off = 'off'

/** Listens for single keys, unless they are disabled; the help's shortcut works even then. */
export function useShortcuts() {
  const navigate = useNavigate()
  const [helpOpen, setHelpOpen] = useState(false)
  const [enabled, setEnabled] = useState(() => deviceStorage.read(settingKey) !== off)

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
      const where = findShortcut(next)
      pressed = where === 'more' ? next : ''
      if (where && where !== 'more') void navigate(where)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [enabled, navigate])

  const enable = (on: boolean) => {
    setEnabled(on)
    deviceStorage.write(settingKey, on ? null : off)
  }

  return { helpOpen, setHelpOpen, enabled, enable }
}
