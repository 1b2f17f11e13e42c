import { useContext, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { NonceContext } from '../../lib/nonce.ts'
import { useSite } from '../../lib/site.ts'
import { CloseIcon } from '../../ui/icons.tsx'

const storageKey = 'dismissed-notice'

/** Runs before the page is painted, so that a dismissed notice never moves it. */
const hideDismissed = `{const bar=document.currentScript.previousElementSibling;try{bar.hidden=localStorage.getItem('${storageKey}')===bar.dataset.notice}catch{}}`

/** What the shop has to say for a while, above the header; each device can dismiss it. */
export function NoticeBar() {
  const { notice } = useSite().site
  const nonce = useContext(NonceContext)
  const id = JSON.stringify(notice)
  const [isHidden, setHidden] = useState(false)
  useEffect(() => setHidden(readDismissed() === id), [id])
  if (!notice) return null

  const dismiss = () => {
    keepDismissed(id)
    setHidden(true)
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  const { text, textTa, link } = notice
  const words = (
    <>
      {text} {textTa && <span lang="ta">{textTa}</span>}
    </>
  )
  return (
    <>
      <aside
        aria-label="Notice"
        data-notice={id}
        hidden={isHidden}
        suppressHydrationWarning
        className="bg-wood text-on-wood print:hidden"
      >
        <div className="mx-auto flex max-w-page items-center justify-between gap-4 px-gutter">
          <p className="py-2 text-[0.8125rem] leading-snug [overflow-wrap:anywhere]">
            {link ? (
              <Link to={link} className="underline decoration-wood-line underline-offset-4">
                {words}
              </Link>
            ) : (
              words
            )}
          </p>
          <button
            type="button"
            aria-label="Dismiss the notice"
            onClick={dismiss}
            className="-mr-3 grid size-11 shrink-0 place-items-center noscript:hidden"
          >
            <CloseIcon className="size-5" />
          </button>
        </div>
      </aside>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own
        dangerouslySetInnerHTML={{ __html: hideDismissed }}
      />
    </>
  )
}

function readDismissed(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function keepDismissed(id: string): void {
  try {
    localStorage.setItem(storageKey, id)
  } catch {
    // It comes back with the next page.
  }
}
