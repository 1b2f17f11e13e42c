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
