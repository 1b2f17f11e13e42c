import { globSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram } from '../find-program.ts'

const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
const macApps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

/**
 * Browser of the tests, without the full browser's windows, which nothing looks at: a test then takes a seventh
 * less processor time.
 */
export function findTestBrowser(): string | undefined {
  return findProgram(['chromium-headless-shell']) ?? findBrowser()
}

/** Finds an installed Chrome or Chromium, with Playwright's own as the last choice. */
export function findBrowser(): string | undefined {
  return findProgram(commands, [...macApps, chromium.executablePath()])
}

export function findFirefox(): string | undefined {
  return findProgram(
    ['firefox-esr', 'firefox'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  )
}

/** WebKit's driver, its own small browser, and a display for it. */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined {
  const driver = findProgram(['WebKitWebDriver'])
  const browser = findProgram([], globSync('/usr/lib{,64,exec}{,/*}/webkit2gtk-4.*/MiniBrowser'))
  const display = findProgram(['Xvfb'])
  return driver && browser && display ? { driver, browser, display } : undefined
}
