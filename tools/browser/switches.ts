/**
 * Chrome prepares the list below its address bar for every window, twice and as a page of its own. No test looks
 * at it, and it cost each test a third of a second of processor time.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Features that Playwright turns off, repeated here because only the last switch of this name counts. */
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
 * Turns off compilers for long-running code and a separate drawing process, because tests are too short to
 * benefit.
 */
const unearned = ['--js-flags=--no-maglev --no-turbofan', '--in-process-gpu']

/** Switches of the tests' browser, in addition to Playwright's. */
export const switches = [`--disable-features=${[...unwanted, ...unseen].join()}`, ...unearned]
