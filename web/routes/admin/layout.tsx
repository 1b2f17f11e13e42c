import { useEffect, useState } from 'react'
import { type LinksFunction, Outlet, useNavigate } from 'react-router'
import { pagePaths } from '../../../contract/paths.ts'
import { UnstoredSessionNotice } from '../../features/accounts/admin/account-notices.tsx'
import { ConfirmPasswordDialog } from '../../features/accounts/admin/confirm-password-dialog.tsx'
import { clearReturnAddress } from '../../features/accounts/return-address.ts'
import { signOut } from '../../features/accounts/session.ts'
import { requireSession, useSessionGuard } from '../../features/accounts/session-guard.ts'
import { SendingStatus } from '../../features/pictures/admin/sending-status.tsx'
import { isPageGuarded } from '../../forms/use-unsaved-guard.ts'
import { deleteAllUnsavedFiles } from '../../storage/unsaved-files.ts'
import { deleteAllUnsavedForms, hasUnsavedForms } from '../../storage/unsaved-forms.ts'
import styles from '../../styles/admin.css?url'
import { AdminLoading } from '../../ui/admin/admin-loading.tsx'
import { LeaveDialog } from '../../ui/admin/dialogs/confirm-dialog.tsx'
import { useFocusRecovery } from '../../ui/admin/dialogs/focus-recovery.ts'
import { Toaster } from '../../ui/admin/notices/toasts.tsx'
import { stopRepeatedPress } from '../../ui/behaviour/press-once.ts'
import { useWideAdmin } from '../../ui/behaviour/use-media-query.ts'
import { english } from '../../words/en.ts'
import { WordsContext } from '../../words/words.ts'
import type { Route } from './+types/layout'
import { ShortcutsSheet } from './shell/shortcuts-sheet.tsx'
import { Sidebar } from './shell/sidebar.tsx'
import { SidebarDrawer } from './shell/sidebar-drawer.tsx'
import { TabBar } from './shell/tab-bar.tsx'
import { PendingBar, TopBar } from './shell/top-bar.tsx'
import { useShortcuts } from './shell/use-shortcuts.ts'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta = () => [{ name: 'robots', content: 'noindex, nofollow' }]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSession]

/** Makes the area render in the browser alone. The middleware only runs where there is a loader. */
export function clientLoader() {
  return null
}

export function HydrateFallback() {
  return (
    <>
      <title>Admin</title>
      <AdminLoading />
    </>
  )
}

export default function AdminLayout() {
  const { user, loading } = useSessionGuard()
  const navigate = useNavigate()
  const wide = useWideAdmin()
  const [sidebarOpen, setSidebarOpen] = useState(wide)
  useEffect(() => setSidebarOpen(wide), [wide])

  const [asking, setAsking] = useState(false)
  const shortcuts = useShortcuts()
  useFocusRecovery()
  useEffect(() => {
    window.addEventListener('click', stopRepeatedPress, true)
    return () => window.removeEventListener('click', stopRepeatedPress, true)
  }, [])
  const showShortcuts = () => shortcuts.setHelpOpen(true)

  const logOut = () => {
    deleteAllUnsavedForms()
    void deleteAllUnsavedFiles()
    signOut()
    clearReturnAddress()
    void navigate(pagePaths.adminLogin)
  }

  if (!user && !loading) return null
  return (
    <WordsContext value={english}>
      <div className="flex min-h-dvh">
        <a
          href="#page"
          className="sr-only focus:not-sr-only focus:fixed focus:left-2 focus:top-2 focus:z-50 focus:bg-card focus:p-3"
        >
          Skip to the page
        </a>
        {/* Keeps React Aria from injecting this style, which the content security policy forbids; admin.css has it. */}
        <template id="react-aria-pressable-style" />
        <PendingBar />
        {wide ? (
          <aside
            className={`sticky top-0 h-dvh shrink-0 print:hidden bg-wood text-on-wood transition-[width] ${sidebarOpen ? 'w-60' : 'w-18'}`}
          >
            <Sidebar user={user} narrow={!sidebarOpen} onShortcuts={showShortcuts} />
          </aside>
        ) : (
          <SidebarDrawer
            user={user}
            open={sidebarOpen}
            onOpenChange={setSidebarOpen}
            onShortcuts={showShortcuts}
          />
        )}
        <div className="min-w-0 flex-1">
          <TopBar
            user={user}
            sidebarOpen={sidebarOpen}
            onToggleSidebar={() => setSidebarOpen((open) => !open)}
            onLogout={() => (hasUnsavedForms() || isPageGuarded() ? setAsking(true) : logOut())}
          />
          <main
            id="page"
            tabIndex={-1}
            className="mx-auto max-w-6xl px-4 pb-28 pt-5 outline-none md:px-8 md:pb-24 md:pt-8"
          >
            <UnstoredSessionNotice />
            <SendingStatus userId={user?._id} />
            <Outlet />
          </main>
        </div>
        {!wide && <TabBar onMore={() => setSidebarOpen(true)} />}
        <ShortcutsSheet
          open={shortcuts.helpOpen}
          onClose={() => shortcuts.setHelpOpen(false)}
          enabled={shortcuts.enabled}
          onEnable={shortcuts.enable}
        />
        <LeaveDialog open={asking} onStay={() => setAsking(false)} onLeave={logOut} />
        <ConfirmPasswordDialog />
        <Toaster />
      </div>
    </WordsContext>
  )
}
