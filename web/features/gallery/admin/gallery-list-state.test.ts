import { expect, it } from 'vitest'
import type { GalleryItem } from '../../../../contract/gallery/gallery.ts'
import {
  type GalleryListState,
  galleryAddress,
  readGalleryListState,
  showGalleryPage,
} from './gallery-list-state.ts'

const item = (title: string, description = '', categoryName = ''): GalleryItem => ({
  _id: title,
  title,
  name: title,
  description,
  category: categoryName,
  categoryName,
  isPopular: false,
  popular: false,
  order: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

/** The list in a state, of which the rest is as at first. */
const showPage = (items: GalleryItem[], state: Partial<GalleryListState>, savedId?: string) =>
  showGalleryPage(items, { ...readGalleryListState(new URLSearchParams()), ...state }, savedId)

const titles = (items: GalleryItem[]) => items.map(({ title }) => title)

it('the search of gallery items covers title, description and category without regard to case', () => {
  const items = [
    item('Press'),
    item('Yard', 'The PRESS house'),
    item('Seed', '', 'Press'),
    item('Oil'),
  ]
  expect(titles(showPage(items, { page: 1, search: ' press' }).items)).toEqual([
    'Press',
    'Yard',
    'Seed',
  ])
})

it('the search of gallery items covers the texts in Tamil as well, and a filter shows what lacks one of them', () => {
  const mill = { ...item('Mill', 'Turns'), titleTa: 'செக்கு' }
  const items = [item('Yard'), mill, { ...mill, title: 'Whole', descriptionTa: 'சுழல்கிறது' }]
  const show = (state: Partial<GalleryListState>) => titles(showPage(items, state).items)
  expect(show({ search: 'செக்கு' })).toEqual(['Mill', 'Whole'])
  expect(show({ care: 'no-tamil' })).toEqual(['Yard', 'Mill'])
  expect(show({ search: 'mill', care: 'no-tamil' })).toEqual(['Mill'])
})

it('the list of gallery items shows six on a page, and the last page for one too far', () => {
  const items = Array.from({ length: 8 }, (_, index) => item(`i${index}`))
  expect(showPage(items, { page: 1 })).toMatchObject({ page: 1, pages: 2 })
  const last = showPage(items, { page: 9 })
  expect([last.page, ...titles(last.items)]).toEqual([2, 'i6', 'i7'])
  expect(showPage([], { page: 1 })).toEqual({
    items: [],
    page: 1,
    pages: 1,
    elsewhere: undefined,
  })
})

it('the list of gallery items begins with the page of the item that was just saved', () => {
  const items = Array.from({ length: 8 }, (_, index) => item(`i${index}`))
  expect(showPage(items, {}, 'i7').page).toBe(2)
  expect(showPage(items, { page: 1 }, 'i7').page).toBe(1)
})

it('the list of gallery items has the item that was just saved beside a page that does not show it', () => {
  const items = [item('Press'), item('Yard')]
  const show = (search: string, savedId?: string) =>
    showPage(items, { search }, savedId).elsewhere?.title
  expect(show('press', 'Yard')).toBe('Yard')
  expect(show('yard', 'Yard')).toBeUndefined()
  expect(show('press')).toBeUndefined()
})

it('the state of the list stands in the address, but for its defaults', () => {
  const address = (change: Partial<GalleryListState>) => galleryAddress('/list', change)
  const read = (address: string) => readGalleryListState(new URL(address, 'http://x').searchParams)
  expect(address({ page: 0 })).toBe('/list')
  expect(address({ search: 'oil cake' })).toBe('/list?search=oil%20cake&page=1')
  const state = { search: 'oil', care: 'no-tamil', shown: 'hidden', page: 2 } as const
  expect(read(address(state))).toEqual(state)
  expect(read('/list?page=-1&care=all').care).toBe('')
})
