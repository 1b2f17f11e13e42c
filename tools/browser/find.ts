import { globSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram } from '../find-program.ts'

const commands = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
const macApps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

/**
 * Browser of the tests: without the windows of the whole browser, which nothing looks at, a test takes a
 * seventh less of the processor.
 */
export function findTestBrowser(): string | undefined {
  return findProgram(['chromium-headless-shell']) ?? findBrowser()
}

/** The program of an installed Chrome or Chromium, Playwright's own last. */
export function findBrowser(): string | undefined {
  return findProgram(commands, [...macApps, chromium.executablePath()])
}

export function findFirefox(): string | undefined {
  return findProgram(
    ['firefox-esr', 'firefox'],
    ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  )
}

/** Driver of WebKit, its own small browser, and a display for that. */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined {
  const driver = findProgram(['WebKitWebDriver'])
  const browser = findProgram([], globSync('/usr/lib{,64,exec}{,/*}/webkit2gtk-4.*/MiniBrowser'))
  const display = findProgram(['Xvfb'])
  return driver && browser && display ? { driver, browser, display } : undefined
}
