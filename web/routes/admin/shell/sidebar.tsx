import { type ReactNode, useEffect, useState } from 'react'
import { NavLink } from 'react-router'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { cutText } from '../../../../contract/text/text-length.ts'
import type { SessionUser } from '../../../features/accounts/session.ts'
import { browserApi } from '../../../requests/api.ts'
import { useSite } from '../../../shop/site-data.ts'
import { ExternalLink, Keyboard } from '../../../ui/admin/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { type Destination, settingsDestinations, sidebarDestinations } from './destinations.ts'

type SidebarProps = {
  user: SessionUser | null
  /** Shows only the icons, with tooltips. */
  narrow?: boolean
  onLeave?: () => void
  onShortcuts: () => void
}

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
        {settingsDestinations.map((destination) => (
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
