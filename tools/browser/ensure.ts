// Makes sure that a Chromium is there for the browser tests.
import { installDebianPackage, run } from '../debian-package.ts'
import { findBrowser, findTestBrowser } from './find.ts'

const isRoot = process.getuid?.() === 0

// Ubuntu's package of that name only installs from its own store, which does not work everywhere.
if (findTestBrowser() === findBrowser()) installDebianPackage('chromium-headless-shell')
if (!findTestBrowser()) installDebianPackage('chromium')
if (!findTestBrowser()) {
  console.info("Downloading Playwright's Chromium …")
  if (isRoot) run('playwright', ['install-deps', 'chromium'])
  run('playwright', ['install', 'chromium'])
}
if (!findTestBrowser()) {
  console.error(
    'No browser to test with: install Chromium (`apt-get install chromium`) or Google Chrome.',
  )
  process.exitCode = 1
}
