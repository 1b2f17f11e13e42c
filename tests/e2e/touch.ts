import type { Locator, Page } from '@playwright/test'

export type Point = { x: number; y: number }

/** Lays a finger on a spot, moves it to another one, calls `beforeLift` if given, and lifts it. */
export async function moveFinger(
  page: Page,
  start: Point,
  end: Point,
  beforeLift?: () => Promise<void>,
): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await send('touchStart', [start])
  for (const part of [0.2, 0.5, 0.8, 1]) {
    const at = (a: number, b: number) => a + (b - a) * part
    await send('touchMove', [{ x: at(start.x, end.x), y: at(start.y, end.y) }])
  }
  await beforeLift?.()
  await send('touchEnd', [])
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not shown`)
  return box
}

/** The middle of something that is shown. */
export async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(locator)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Links, buttons and fields of a page of which a finger has less than 44 px each way, with what it has. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isHit = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      const control = hit?.closest('label')?.control
      return hit !== null && (element.contains(hit) || element === control)
    }
    /** Pixels from the middle that still belong to the element, in a direction. */
    const reach = (element: Element, [x, y]: [number, number], [right, down]: [number, number]) => {
      let far = 0
      while (far < least && isHit(element, x + right * (far + 1), y + down * (far + 1))) far += 1
      return far
    }
    const measure = (element: Element) => {
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const middle: [number, number] = [left + width / 2, top + height / 2]
      const across = reach(element, middle, [-1, 0]) + 1 + reach(element, middle, [1, 0])
      const upright = reach(element, middle, [0, -1]) + 1 + reach(element, middle, [0, 1])
      return { across, upright, isSeen: isHit(element, ...middle) }
    }
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map((element) => ({ ...measure(element), name: element.outerHTML.slice(0, 120) }))
      .filter(({ across, upright, isSeen }) => isSeen && Math.min(across, upright) < least)
      .map(({ across, upright, name }) => `${across} × ${upright}: ${name}`)
  }, 44)
}
