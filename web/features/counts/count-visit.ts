import { tokenKey } from '../../../contract/accounts/token-key.ts'
import type { VisitorCount } from '../../../contract/insight/count.ts'
import { apiPrefix, countsPath } from '../../../contract/public-paths.ts'
import { countMark, markCount } from '../../lib/mark-count.ts'

// Sends what is marked as done on the page, when the page is left or there is much of it. Part of the page's
// HTML: a visitor may leave before any file of scripts has come.

/** Counts of one beacon: as many searches, in any script, are less than is read of one. */
const batchSize = 10

const address = `${document.documentElement.dataset.api ?? ''}${apiPrefix}${countsPath}`
const waiting: VisitorCount[] = []
const marks = new PerformanceObserver((list) => take(list.getEntries()))

type Wish = { globalPrivacyControl?: boolean }
/** Not known to every browser. */
type Prepared = { prerendering?: boolean }

/** What staff do is no visit, and who asks not to be counted is not, which the browser's requests say, too. */
function isUncounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & Wish
  try {
    return (
      doNotTrack === '1' || globalPrivacyControl === true || localStorage.getItem(tokenKey) !== null
    )
  } catch {
    return false
  }
}

function take(entries: PerformanceEntryList): void {
  for (const mark of entries)
    if (mark.name === countMark && !isUncounted()) waiting.push((mark as PerformanceMark).detail)
  if (waiting.length >= batchSize || document.visibilityState === 'hidden') send()
}

/** A page that the browser prepares before anybody asks for it is no visit until it is shown. */
function send(): void {
  while (!(document as Prepared).prerendering && waiting.length > 0)
    navigator.sendBeacon(address, JSON.stringify({ counts: waiting.splice(0, batchSize) }))
}

function sendAll(): void {
  take(marks.takeRecords())
  send()
}

marks.observe({ type: 'mark', buffered: true })
// After `followed-pages.ts`, which listens to the document.
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendAll())
addEventListener('pagehide', sendAll)

const script = document.currentScript as HTMLScriptElement
for (const shown of JSON.parse(script.dataset.counts ?? '[]')) markCount(shown)
// React is to find what it rendered, and nothing else.
script.remove()
