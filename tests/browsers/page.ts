import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as TestingLibrary from '@testing-library/dom'
import { expect, vi } from 'vitest'
import type { Browser, InputSource } from './browser.ts'

// Defined in the page by Testing Library's own bundle.
declare const TestingLibraryDom: typeof TestingLibrary

const bundle = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** Something on the page as people and screen readers know it. */
export type Target = {
  role: string
  /** The whole name, or its beginning where it goes on. */
  name?: string
  /** Index among several matches; -1 is the last. */
  nth?: number
  within?: Target
}

const waitOptions = { timeout: 60_000, interval: 50 }

/** Keys that are no letters, as WebDriver writes them. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
} as const

export type Page = ReturnType<typeof createPage>

/** Acts on the pages of a site as people do: by what they see, with real keys and a real mouse. */
export function createPage(browser: Browser, origin: string) {
  /** Runs in the page, where functions of this file are not known. */
  const look = async <Result>(
    target: Target,
    task: (found: HTMLElement[]) => Result,
  ): Promise<Result> => {
    const isThere = await browser.evaluate(() => typeof TestingLibraryDom === 'object')
    if (!isThere) await defineLibrary(browser)
    return browser.evaluate(findAndRun<Result>, target, task)
  }

  const press = async (target: Target) => {
    const point = await vi.waitFor(async () => {
      const first = await look(target, locate)
      const again = await look(target, locate)
      expect(again, `${nameOf(target)} can be pressed`).toMatchObject({ covered: false })
      expect(again, `${nameOf(target)} rests`).toEqual(first)
      return again as { x: number; y: number }
    }, waitOptions)
    await browser.perform([
      pointer(
        { type: 'pointerMove', x: point.x, y: point.y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    ])
  }

  /** Presses keys one after the other, a list of them together. */
  const type = async (...strokes: (string | string[])[]) => {
    const actions = strokes
      .flatMap((stroke) => (Array.isArray(stroke) ? [stroke] : [...stroke].map((key) => [key])))
      .flatMap((chord) => [
        ...chord.map((value) => ({ type: 'keyDown', value })),
        ...chord.toReversed().map((value) => ({ type: 'keyUp', value })),
      ])
    await browser.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  return {
    press,
    type,
    chooseFile: browser.chooseFile,

    /** Opens a page and waits until its scripts have taken over. */
    async visit(path: string): Promise<void> {
      await browser.open(origin + path)
      await vi.waitFor(async () => {
        const alive = await browser.evaluate(() => 'hydrated' in document.documentElement.dataset)
        expect(alive, 'the scripts have taken over').toBe(true)
      }, waitOptions)
    },

    async sees(target: Target): Promise<void> {
      await vi.waitFor(async () => {
        expect(await look(target, (found) => found.length), nameOf(target)).toBeGreaterThan(0)
      }, waitOptions)
    },

    async misses(target: Target): Promise<void> {
      await vi.waitFor(async () => {
        expect(await look(target, (found) => found.length), `no ${nameOf(target)}`).toBe(0)
      }, waitOptions)
    },

    /** @returns the texts of all that fit, as they are now */
    texts: (target: Target) =>
      look(target, (found) => found.map((element) => element.textContent ?? '')),

    /** @returns where the first that fits leads to */
    address: (target: Target) => look(target, ([first]) => first?.getAttribute('href') ?? ''),

    /** Waits until words stand somewhere on the page. */
    async reads(words: string): Promise<void> {
      await vi.waitFor(async () => {
        const text = await browser.evaluate(() => document.body.textContent)
        expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
      }, waitOptions)
    },

    /** Waits until the page has this address, and returns it. */
    isAt: (pattern: string | RegExp): Promise<string> =>
      vi.waitFor(async () => {
        const address = await browser.evaluate(() => location.pathname + location.search)
        if (typeof pattern === 'string') expect(address).toBe(pattern)
        else expect(address).toMatch(pattern)
        return address
      }, waitOptions),

    /** Waits until a page of this address is shown in a frame. */
    async embeds(address: string): Promise<void> {
      await vi.waitFor(async () => {
        const frames = await browser.evaluate(() =>
          [...document.querySelectorAll('iframe')].map(({ src }) => src),
        )
        expect(frames).toContain(address)
      }, waitOptions)
    },

    /** For keys alone: what Tab reaches differs between browsers. */
    focus: (target: Target) => look(target, ([first]) => first?.focus()),

    /** Puts a text in the place of what a field holds. */
    async fill(target: Target, text: string): Promise<void> {
      await press(target)
      await type([keys.Control, 'a'], text)
    },
  }
}

const pointer = (...actions: object[]): InputSource => ({ type: 'pointer', id: 'mouse', actions })

const nameOf = ({ role, name, within }: Target): string =>
  `${role} «${name ?? ''}»${within ? ` in ${nameOf(within)}` : ''}`

/** As a script of the page cannot: its policy does not hold for who drives the browser. */
async function defineLibrary(browser: Browser): Promise<void> {
  await browser.evaluate(new Function(bundle) as () => void)
}

/** Finds by role and name what is there for a screen reader, and hands it to a task. */
function findAndRun<Result>(target: Target, task: (found: HTMLElement[]) => Result): Result {
  const find = ({ role, name, nth, within }: Target): HTMLElement[] => {
    const around = within ? find(within)[0] : document.body
    if (!around) return []
    const query = (isNamed: (own: string) => boolean) =>
      TestingLibraryDom.queryAllByRole(around, role, name === undefined ? {} : { name: isNamed })
    const exact = query((own) => own === name)
    const found = exact.length > 0 ? exact : query((own) => own.startsWith(name ?? ''))
    return nth === undefined ? found : [found.at(nth)].filter((element) => element !== undefined)
  }
  return task(find(target))
}

/** Brings something into sight and returns where to press it, and whether something else lies above. */
function locate([element]: HTMLElement[]) {
  if (!element) return { covered: true }
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const seen = document.elementFromPoint(x, y)
  const label = seen?.closest('label')
  const covered = !seen || !(element.contains(seen) || label?.control === element)
  return { x, y, covered }
}
