import { useSyncExternalStore } from 'react'
import { tabStorage } from '../../storage/browser-storage.ts'
import { isLike, parseStored } from '../../storage/stored-values.ts'

/** The sizes that a visitor has chosen on cards: kept by the tab, so that going back and a reload find them. */

const key = 'chosen-sizes'
/** Lists that are remembered, the last ones. */
const maxLists = 20
const chosenEvent = 'size-chosen'

/** Ids of products by the group's id, for each list by its name; the list of the last choice is the last. */
type Chosen = Record<string, Record<string, string>>

/** Last parsed value: each card of a page asks. */
let parsed: { text: string | null; chosen: Chosen } = { text: null, chosen: {} }

function readChosen(): Chosen {
  const text = tabStorage.read(key)
  if (text !== parsed.text) parsed = { text, chosen: parseChosen(text) }
  return parsed.chosen
}

/** Ignores what an older version or another program has left under the key. */
function parseChosen(text: string | null): Chosen {
  const lists = Object.entries(parseStored(text) ?? {})
  return Object.fromEntries(lists.filter(([, sizes]) => isChoice(sizes)))
}

function isChoice(sizes: unknown): sizes is Chosen[string] {
  return isLike(sizes, {}) && Object.values(sizes).every((id) => typeof id === 'string')
}

/** Remembers the size that is shown of a group on a list. */
export function chooseSize(list: string, group: string, size: string): void {
  const { [list]: ofList, ...others } = readChosen()
  const last = Object.entries(others).slice(1 - maxLists)
  const chosen = { ...Object.fromEntries(last), [list]: { ...ofList, [group]: size } }
  tabStorage.write(key, JSON.stringify(chosen))
  dispatchEvent(new Event(chosenEvent))
}

/** The id of the chosen size; undefined if none was chosen, or before hydration. */
export function useChosenSize(list: string, group: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => readChosen()[list]?.[group],
    () => undefined,
  )
}

function subscribe(onChoose: () => void): () => void {
  addEventListener(chosenEvent, onChoose)
  return () => removeEventListener(chosenEvent, onChoose)
}
