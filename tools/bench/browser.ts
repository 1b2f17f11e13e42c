import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../browser/find.ts'

/** A browser without a window; the whole of it ends when `work` is done. */
export async function withBrowser<T>(
  work: (browser: Browser) => Promise<T>,
  flags: string[] = [],
): Promise<T> {
  const isRoot = process.getuid?.() === 0
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: isRoot ? ['--no-sandbox', ...flags] : flags,
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
