import { createContext, useContext } from 'react'
import type { reachEn } from './reach-en.ts'

/** Words about ways and times to reach the shop in one language, besides `Words`. */
export type ReachWords = typeof reachEn

/** Given by the pages that say it: home below its first view, and contact. */
export const ReachWordsContext = createContext<ReachWords | undefined>(undefined)

export function useReachWords(): ReachWords {
  const words = useContext(ReachWordsContext)
  if (!words) throw new Error('No page gives its words')
  return words
}
