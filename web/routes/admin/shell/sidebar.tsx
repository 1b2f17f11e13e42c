import { type ReactNode, useEffect, useState } from 'react'
import { Dialog, Modal } from 'react-aria-components'
import { NavLink } from 'react-router'
import { insightMessages } from '../../../../contract/insight/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { answerTitle } from '../../../../contract/orders/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { cutText } from '../../../../contract/text/text-length.ts'
import type { SessionUser } from '../../../features/accounts/session.ts'
import { browserApi } from '../../../requests/api.ts'
import { useSite } from '../../../shop/site-data.ts'
import { Backdrop } from '../../../ui/admin/dialogs/modal-dialog.tsx'
import {
  Archive,
  Boxes,
  ChartColumn,
  ClipboardList,
  Compass,
  ExternalLink,
  History,
  type Icon,
  Images,
  IndianRupee,
  Keyboard,
  KeyRound,
  Languages,
  Layers,
  LayoutDashboard,
  Menu,
  MessageCircleReply,
  Package,
  ReceiptIndianRupee,
  Settings,
  Users,
  X,
} from '../../../ui/admin/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'

type Destination = { to: string; label: string; icon: Icon; end?: boolean }

/** Destinations of the sidebar and the tab bar. */
const destinations: Destination[] = [
  { to: pagePaths.admin, label: 'Dashboard', icon: LayoutDashboard, end: true },
  { to: pagePaths.adminOrders, label: 'Orders', icon: ClipboardList },
  { to: pagePaths.adminProducts, label: 'Products', icon: Package },
  { to: pagePaths.adminCategories, label: 'Categories', icon: Boxes },
  { to: pagePaths.adminGallery, label: 'Gallery', icon: Images },
]

/** The tab bar has no room for these: its More opens the sidebar. */
const sidebarDestinations = [
  ...destinations,
  { to: pagePaths.adminNavigation, label: 'Navigation', icon: Compass },
].toSpliced(
  3,
  0,
  { to: pagePaths.adminProductGroups, label: 'Product groups', icon: Layers },
  { to: pagePaths.adminPrices, label: 'Prices', icon: IndianRupee },
  { to: pagePaths.adminInsight, label: insightMessages.title, icon: ChartColumn },
  { to: pagePaths.adminSynonyms, label: 'Synonyms', icon: Languages },
  { to: pagePaths.adminPriceList, label: 'Price list', icon: ReceiptIndianRupee },
  { to: pagePaths.adminOrderAnswer, label: answerTitle, icon: MessageCircleReply },
)

type SidebarProps = {
  user: SessionUser | null
  /** Shows only the icons, with tooltips. */
  narrow?: boolean
  onLeave?: () => void
  onShortcuts: () => void
}

/** Rarely used destinations, below the others. */
const settings: Destination[] = [
  { to: pagePaths.adminSettings, label: 'Settings', icon: Settings },
  { to: pagePaths.adminBackup, label: 'Backups', icon: Archive },
  { to: pagePaths.adminAccounts, label: 'Accounts', icon: Users },
  { to: pagePaths.adminPassword, label: 'Change password', icon: KeyRound },
  { to: pagePaths.adminHistory, label: 'History', icon: History },
]

/** The user, and the admin area's navigation. */
export function Sidebar({ user, narrow = false, onLeave, onShortcuts }: SidebarProps) {
  const { counts } = useSite()
  return (
    <div className="flex h-full flex-col gap-6 overflow-y-auto p-3">
      <Profile user={user} narrow={narrow} />
      <nav aria-label="Admin" className="grid gap-1">
        {sidebarDestinations
          .filter(({ to }) => counts || to !== pagePaths.adminInsight)
          .map((destination) => (
            <SidebarLink key={destination.to} {...destination} narrow={narrow} onLeave={onLeave} />
          ))}
      </nav>
      <div className="mt-auto grid gap-1 border-t border-wood-line pt-3 text-sm">
        <button
          type="button"
          title={narrow ? 'Keyboard shortcuts' : undefined}
          onClick={onShortcuts}
          className={look(narrow, false)}
        >
          <Keyboard className="size-5 shrink-0" />
          <Name narrow={narrow}>Keyboard shortcuts</Name>
        </button>
        {settings.map((destination) => (
          <SidebarLink key={destination.to} {...destination} narrow={narrow} onLeave={onLeave} />
        ))}
        <a
          href={pagePaths.home}
          title={narrow ? 'View website' : undefined}
          className={look(narrow, false)}
        >
          <ExternalLink className="size-5 shrink-0" />
          <Name narrow={narrow}>View website</Name>
        </a>
        <Version narrow={narrow} />
      </div>
    </div>
  )
}

/** The version of the program; blank until it is known. */
function Version({ narrow }: { narrow: boolean }) {
  const [version, setVersion] = useState<string>()
  useEffect(() => {
    void fetchVersion().then(setVersion)
  }, [])
  return (
    <p className={classNames('min-h-5 text-on-wood', narrow ? 'text-center' : 'px-3')}>
      {version && (narrow ? version : `Version ${version}`)}
    </p>
  )
}

async function fetchVersion(): Promise<string | undefined> {
  return (await browserApi().GET('/health')).data?.version
}

type SidebarLinkProps = Destination & { narrow: boolean; onLeave?: () => void }

function SidebarLink({ to, label, icon: Icon, end, narrow, onLeave }: SidebarLinkProps) {
  return (
    <NavLink
      prefetch="intent"
      to={to}
      end={end}
      title={narrow ? label : undefined}
      onClick={onLeave}
      className={({ isActive }) => look(narrow, isActive)}
    >
      <Icon className="size-5 shrink-0" />
      <Name narrow={narrow}>{label}</Name>
    </NavLink>
  )
}

function look(narrow: boolean, active: boolean): string {
  return classNames(
    'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium transition-colors',
    narrow && 'justify-center px-0',
    active ? 'bg-honey text-on-honey' : 'text-on-wood hover:bg-wood-soft',
  )
}

function Profile({ user, narrow }: { user: SessionUser | null; narrow: boolean }) {
  const name = user?.name || messages.user.fallbackName
  return (
    <div
      className={classNames('flex items-center gap-3 px-2 pt-2', narrow && 'justify-center px-0')}
    >
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-wood-soft font-display text-lg text-honey"
      >
        {cutText(name, 1).toUpperCase()}
      </span>
      <div className={narrow ? 'sr-only' : 'min-w-0 leading-snug'}>
        <p className="truncate font-semibold">{name}</p>
        <p className="truncate text-sm text-on-wood-soft">
          {user?.role || messages.user.fallbackRole}
        </p>
      </div>
    </div>
  )
}

function Name({ narrow, children }: { narrow: boolean; children: ReactNode }) {
  return <span className={narrow ? 'sr-only' : 'truncate'}>{children}</span>
}

type SidebarDrawerProps = {
  user: SessionUser | null
  open: boolean
  onOpenChange: (open: boolean) => void
  onShortcuts: () => void
}

/** The sidebar as a drawer on a phone. */
export function SidebarDrawer({ user, open, onOpenChange, onShortcuts }: SidebarDrawerProps) {
  const close = () => onOpenChange(false)
  return (
    <Backdrop isOpen={open} onOpenChange={onOpenChange} isDismissable>
      <Modal className="h-full w-72 max-w-[85vw] bg-wood text-on-wood shadow-float data-entering:animate-slide-in">
        <Dialog aria-label="Menu" className="relative h-full outline-none">
          <button
            type="button"
            onClick={close}
            aria-label="Close menu"
            className="absolute right-2 top-4 grid size-11 place-items-center rounded-full hover:bg-wood-soft"
          >
            <X className="size-5" />
          </button>
          <Sidebar
            user={user}
            onLeave={close}
            onShortcuts={() => {
              close()
              onShortcuts()
            }}
          />
        </Dialog>
      </Modal>
    </Backdrop>
  )
}

/** The admin area's navigation on a phone, within reach of the thumb. */
export function TabBar({ onMore }: { onMore: () => void }) {
  return (
    <nav
      aria-label="Sections"
      className="fixed inset-x-0 bottom-0 z-30 grid print:hidden in-[body:has([data-bottom-bar=''])]:hidden grid-cols-6 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      {destinations.map(({ to, label, icon: Icon, end }) => (
        <NavLink
          prefetch="intent"
          key={to}
          to={to}
          end={end}
          className={({ isActive }) => tabLook(isActive)}
        >
          <Icon aria-hidden="true" className="size-5" />
          {label}
        </NavLink>
      ))}
      <button type="button" onClick={onMore} aria-haspopup="dialog" className={tabLook(false)}>
        <Menu aria-hidden="true" className="size-5" />
        More
      </button>
    </nav>
  )
}

function tabLook(isActive: boolean): string {
  return classNames(
    'grid min-h-14 content-center justify-items-center gap-1 border-t-2 text-[min(0.6875rem,2.75vw)] font-semibold leading-none',
    isActive ? 'border-gold text-ink' : 'border-transparent text-ink-soft',
  )
}
