import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A list that is searched in the browser needs no new answer for each search or page. */
export function revalidateOnPathChange(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}
