/**
 * Chrome prepares the list below its address bar for every window, a page of its own twice over,
 * which no test looks at: it cost a third of a second of the processor for each test.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What Playwright turns off: of two switches of this name the later one alone counts. */
const unwanted = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** What no test is long enough to gain by: compilers for code that runs for long, a process to draw in. */
const unearned = ['--js-flags=--no-maglev --no-turbofan', '--in-process-gpu']

/** How the browser of the tests is started, beside what Playwright says. */
export const switches = [`--disable-features=${[...unwanted, ...unseen].join()}`, ...unearned]
