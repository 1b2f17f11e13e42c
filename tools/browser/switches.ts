/**
 * Chrome prepares the list below its address bar for every window, a page of its own twice over,
 * which no test looks at: it cost a third of a second of the processor for each test.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Features that Playwright turns off: of two switches of this name only the later one counts. */
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

/**
 * Disables compilers for code that runs for long, and a process to draw in: no test is long enough to gain by
 * them.
 */
const unearned = ['--js-flags=--no-maglev --no-turbofan', '--in-process-gpu']

/** Switches of the tests' browser, beside those of Playwright. */
export const switches = [`--disable-features=${[...unwanted, ...unseen].join()}`, ...unearned]
