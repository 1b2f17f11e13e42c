import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { toast } from 'sonner'
import { messages } from '../../../../contract/messages.ts'
import type { SessionUser } from '../../../features/accounts/session.ts'
import { LogOut, Menu } from '../../../ui/admin/icons.tsx'

type TopBarProps = {
  user: SessionUser | null
  sidebarOpen: boolean
  onToggleSidebar: () => void
  onLogout: () => void
}

export function TopBar({ user, sidebarOpen, onToggleSidebar, onLogout }: TopBarProps) {
  return (
    // A form's own bar takes up to three rows of a phone: there the top bar scrolls away.
    <header className="sticky-if-roomy max-md:in-[body:has([data-bottom-bar=''])]:static z-30 flex print:hidden min-h-14 items-center gap-2 border-b border-line bg-paper px-2 md:px-4">
      <button
        type="button"
        onClick={onToggleSidebar}
        aria-expanded={sidebarOpen}
        aria-label={sidebarOpen ? 'Close sidebar' : 'Open sidebar'}
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-paper-deep"
      >
        <Menu className="size-5" />
      </button>
      <div className="min-w-0 flex-1 leading-tight md:flex md:items-baseline md:gap-4">
        <p className="font-display text-[min(1.125rem,6.4vw)] md:shrink-0">Admin Dashboard</p>
        <p className="text-sm wrap-anywhere text-ink-soft md:ml-auto md:truncate md:pr-2">
          Welcome, {user?.name || messages.user.fallbackWelcome}
        </p>
      </div>
      <button
        type="button"
        onClick={onLogout}
        className="flex min-h-11 shrink-0 items-center gap-2 rounded-control px-3 text-sm font-semibold hover:bg-paper-deep"
      >
        <LogOut className="size-4" />
        Logout
      </button>
    </header>
  )
}

/** A progress line while the next page loads; delayed, so that fast navigation never shows it. Says where it cannot. */
export function PendingBar() {
  const { state } = useNavigation()
  useEffect(() => {
    const say = () => toast.error(messages.error.noResponse, { id: 'unreachable' })
    window.addEventListener('unreachable', say)
    return () => window.removeEventListener('unreachable', say)
  }, [])
  if (state === 'idle') return null
  return (
    <div
      role="status"
      className="forced-mark fixed inset-x-0 top-0 z-50 h-0.5 animate-pending bg-gold"
    >
      <span className="sr-only">Loading...</span>
    </div>
  )
}
