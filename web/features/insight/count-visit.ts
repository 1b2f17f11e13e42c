import { tokenKey } from '../../../contract/accounts/token-key.ts'
import type { VisitorCount } from '../../../contract/insight/count.ts'
import { apiPrefix, countsPath } from '../../../contract/public-paths.ts'
import { countMark, markCount } from '../../requests/mark-count.ts'
import { deviceStorage } from '../../storage/browser-storage.ts'

// Sends the marks of `mark-count.ts` when the page is left, or once there are many. Inline in the page's HTML: a
// visitor may leave before any script file has come.

/** Most counts of one beacon: that many searches, in any script, stay below the size that the server reads. */
const batchSize = 10

const address = `${document.documentElement.dataset.api ?? ''}${apiPrefix}${countsPath}`
const waiting: VisitorCount[] = []
const marks = new PerformanceObserver((list) => collect(list.getEntries()))

/** Properties that TypeScript does not know, because not every browser has them. */
type PrivacySignal = { globalPrivacyControl?: boolean }
type Prerendered = { prerendering?: boolean }

/** True for staff, and for visitors who ask not to be counted. The server sees that wish in a header, too. */
function isUncounted(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & PrivacySignal
  return (
    doNotTrack === '1' || globalPrivacyControl === true || deviceStorage.read(tokenKey) !== null
  )
}

function collect(entries: PerformanceEntryList): void {
  for (const mark of entries)
    if (mark.name === countMark && !isUncounted()) waiting.push((mark as PerformanceMark).detail)
  if (waiting.length >= batchSize || document.visibilityState === 'hidden') send()
}

/** A page that the browser prepares ahead is no visit until it is shown. */
function send(): void {
  while (!(document as Prerendered).prerendering && waiting.length > 0)
    navigator.sendBeacon(address, JSON.stringify({ counts: waiting.splice(0, batchSize) }))
}

function sendAll(): void {
  collect(marks.takeRecords())
  send()
}

marks.observe({ type: 'mark', buffered: true })
// After `followed-pages.ts`, which listens to the document.
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendAll())
addEventListener('pagehide', sendAll)

const script = document.currentScript as HTMLScriptElement
for (const shown of JSON.parse(script.dataset.counts ?? '[]')) markCount(shown)
// Hydration expects what React rendered, and nothing else.
script.remove()
