import { useLocation } from 'react-router'

/** Navigation state of a form that is opened from another one, which it comes back to with what was typed there. */
export type SideTripState = { returnTo: string }

/** True if a page is left for a form that comes back to it. */
export function isSideTrip(state: unknown): state is SideTripState {
  const returnTo = (state as Partial<SideTripState> | null)?.returnTo
  return typeof returnTo === 'string' && returnTo.startsWith('/admin/')
}

/** The form that this one was opened from; undefined where it was not. */
export function useWayBack(): string | undefined {
  const { state } = useLocation()
  return isSideTrip(state) ? state.returnTo : undefined
}

/** For a link to a form that comes back to this page. */
export function useSideTrip(): SideTripState {
  const { pathname, search } = useLocation()
  return { returnTo: pathname + search }
}
