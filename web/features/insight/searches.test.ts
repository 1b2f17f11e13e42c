import { expect, it } from 'vitest'
import type { VisitorCount } from '../../../contract/insight/count.ts'
import { createSearches } from './searches.ts'

const search = (words: string): VisitorCount => ({ kind: 'searched', words })

function type(...texts: string[]): string[] {
  const counted: string[] = []
  const searches = createSearches(({ words = '' }) => counted.push(words), search('first'))
  for (const text of texts) searches.add(search(text))
  searches.flush()
  return counted
}

it.each([
  ['what is being typed, whole', ['n', 'nal', 'nalenei'], ['nalenei']],
  ['another search after it', ['nal', 'nalenei', 'til'], ['nalenei', 'til']],
  ['one that is deleted for another', ['nalenei', 'nal', 'n', 't', 'til'], ['nalenei', 'til']],
  ['each once', ['oil', 'til', 'oil', 'first'], ['oil', 'til']],
])('counts of searches %s', (_, texts, counted) => {
  expect(type(...texts)).toEqual(counted)
})

it('a search is counted no further when the page was left, and what was typed on after that', () => {
  const counted: string[] = []
  const searches = createSearches(({ words = '' }) => counted.push(words))
  for (const text of ['nal', 'nalenei']) {
    searches.add(search(text))
    searches.flush()
  }
  expect(counted).toEqual(['nal', 'nalenei'])
})
