import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { withoutLanguage } from '../../../contract/language.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { OfflineList } from '../../order-list/on-every-page/offline-list.tsx'
import { reconnect } from '../../requests/connection.ts'
import { useWords } from '../../words/words.ts'
import { classNames } from '../class-names.ts'
import { serverHtmlMark } from './hydration-marks.ts'

const pill =
  'absolute left-1/2 top-3 flex w-max max-w-[calc(100%-2rem)] -translate-x-1/2 flex-wrap items-center justify-center gap-x-3 rounded-3xl bg-action px-4 py-1.5 text-sm font-semibold text-on-action shadow-float'

/** A link that was clicked, and the key of its history entry. */
type ClickedLink = { to: string; from: string; offline: boolean }

/** A progress line while the next page loads, with `Loading...` after a delay. */
export function NavigationProgress() {
  const { shell } = useWords()
  const navigation = useNavigation()
  const navigate = useNavigate()
  const { key } = useLocation()
  const [clicked, setClicked] = useState<ClickedLink>()
  const isHere = clicked?.from === key
  const offline = isHere && clicked.offline
  // The router's state may be late: an unhydrated part of the page delays it.
  const loading = navigation.state === 'loading' || (isHere && !offline)

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(
        'a:not([aria-haspopup],[role=button])',
      )
      if (link?.host !== location.host || link.pathname === location.pathname) return
      if (link.target || link.hasAttribute('download')) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      const offline = !navigator.onLine
      const to = link.pathname + link.search + link.hash
      // React ignores presses in a part that is not hydrated yet. It stops such an event, except while it
      // renders the part again, so the event itself does not tell whether React handled it.
      const unanswered = link.closest(`[${serverHtmlMark}]`) !== null
      // Offline, the next page's code cannot be loaded, and the router would show the browser's error page.
      if (offline || unanswered) event.preventDefault()
      if (!offline && unanswered) void navigate(to)
      setClicked({ to, from: key, offline })
    }
    document.addEventListener('click', onClick, true)
    const onUnreachable = ({ detail }: CustomEvent<string>) =>
      setClicked({ to: detail, from: key, offline: true })
    window.addEventListener('unreachable', onUnreachable)
    return () => {
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('unreachable', onUnreachable)
    }
  }, [key, navigate])

  const retry = () => {
    if (!clicked || !navigator.onLine) return
    setClicked({ ...clicked, offline: false })
    reconnect()
    void navigate(clicked.to)
  }

  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75">
      {offline ? (
        <>
          <span className={pill}>
            {shell.offline}
            <button
              type="button"
              onClick={retry}
              className="pointer-events-auto min-h-11 underline"
            >
              {shell.tryAgain}
            </button>
          </span>
          {withoutLanguage(clicked.to).startsWith(publicPaths.orderList) && <OfflineList />}
        </>
      ) : (
        loading && <span className={`late ${pill}`}>{shell.loading}</span>
      )}
      <span
        className={classNames(
          'forced-mark block h-full origin-left bg-gold',
          loading
            ? 'scale-x-85 opacity-100 transition-transform delay-150 duration-5000 ease-out'
            : 'scale-x-0 opacity-0',
        )}
      />
    </div>
  )
}
