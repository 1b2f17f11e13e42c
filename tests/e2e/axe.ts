import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { listAppearances } from './appearances.ts'

// Half as long as what the package calls its source, and each document has to read it.
const source = readFileSync(
  join(import.meta.dirname, '..', '..', 'node_modules', 'axe-core', 'axe.min.js'),
  'utf8',
)

// Its HTML shows what is meant; to find the shortest selector of each element takes a third of the time.
const common: RunOptions = { resultTypes: ['violations'], selectors: false }
const ofColours = ['color-contrast', 'link-in-text-block']
const targetSize = 'target-size'
const everything: RunOptions = { ...common, rules: { [targetSize]: { enabled: true } } }
/** All that are about what the page says and how it is built, not about how it looks. */
const ofStructure: RunOptions = {
  ...common,
  rules: Object.fromEntries([...ofColours, targetSize].map((rule) => [rule, { enabled: false }])),
}
/** Rules that an open dialog hides from pages; axe knows an open `alertdialog` only by chance. */
const ofPages = ['landmark-one-main', 'page-has-heading-one']

/** Appearances in which nothing was found, on pages that this worker has looked at. */
const cleared = new Set<string>()

/**
 * Findings of axe on the open page against WCAG 2.2 AA and its own good practice, as readable lines. For
 * rules about the looks axe works out what lies over what, which takes it longer than all else: it does so
 * once for each appearance, in both colour schemes. A colour is a token's, with a value for either scheme,
 * so that what looks the same in one does in the other.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  await prepare(page)
  await settle(page)
  const appearances = await page.evaluate(listAppearances)
  if (appearances.every((appearance) => cleared.has(appearance))) return run(page, ofStructure)
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const [present, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const found = await run(page, everything)
  await page.emulateMedia({ colorScheme: other })
  await settle(page)
  const foundOther = await run(page, { ...common, runOnly: ofColours })
  await page.emulateMedia({ colorScheme: present })
  if (found.length + foundOther.length === 0)
    for (const appearance of appearances) cleared.add(appearance)
  return [
    ...found.map((line) => `in ${present} colours, ${line}`),
    ...foundOther.map((line) => `in ${other} colours, ${line}`),
  ]
}

/** Once for a document: what changes colour does so at once, and what is far away is laid out, too. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(source)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { transition-property: none !important; content-visibility: visible !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Waits for moving elements: they may be out of sight, and hide those behind them. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = () =>
      document.getAnimations().some(({ playState }) => playState === 'running') ||
      document.querySelector('[data-entering], [data-exiting]')
    // A frame at least: after another width the sidebar is redrawn with the next one.
    do await new Promise(requestAnimationFrame)
    while (isMoving())
  })
}

async function run(page: Page, options: RunOptions): Promise<string[]> {
  const { found, hasModal } = await page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      document,
      options,
    )
    return {
      found: violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => ({ id, html }))),
      hasModal: document.documentElement.matches('[data-modal]'),
    }
  }, options)
  return found
    .filter(({ id }) => !(hasModal && ofPages.includes(id)))
    .map(({ id, html }) => `${id}: ${html}`)
}
