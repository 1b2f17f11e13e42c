import { expect, it } from 'vitest'
import type { GalleryItem } from '../../../../contract/gallery/gallery.ts'
import { galleryListQuery, readGalleryListState, showGalleryPage } from './gallery-list-state.ts'

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

const titles = (items: GalleryItem[]) => items.map(({ title }) => title)

it('the search of gallery items covers title, description and category without regard to case', () => {
  const items = [
    item('Press'),
    item('Yard', 'The PRESS house'),
    item('Seed', '', 'Press'),
    item('Oil'),
  ]
  expect(titles(showGalleryPage(items, { page: 1, search: ' press' }).items)).toEqual([
    'Press',
    'Yard',
    'Seed',
  ])
})

it('the search of gallery items covers the texts in Tamil as well, and a filter shows what lacks one of them', () => {
  const mill = { ...item('Mill', 'Turns'), titleTa: 'செக்கு' }
  const items = [item('Yard'), mill, { ...mill, title: 'Whole', descriptionTa: 'சுழல்கிறது' }]
  const show = (state: { search: string; withoutTamil?: true }) =>
    titles(showGalleryPage(items, state).items)
  expect(show({ search: 'செக்கு' })).toEqual(['Mill', 'Whole'])
  expect(show({ search: '', withoutTamil: true })).toEqual(['Yard', 'Mill'])
  expect(show({ search: 'mill', withoutTamil: true })).toEqual(['Mill'])
})

it('the list of gallery items shows six on a page, and the last page for one too far', () => {
  const items = Array.from({ length: 8 }, (_, index) => item(`i${index}`))
  expect(showGalleryPage(items, { page: 1, search: '' })).toMatchObject({ page: 1, pages: 2 })
  const last = showGalleryPage(items, { page: 9, search: '' })
  expect([last.page, ...titles(last.items)]).toEqual([2, 'i6', 'i7'])
  expect(showGalleryPage([], { page: 1, search: '' })).toEqual({
    items: [],
    page: 1,
    pages: 1,
    elsewhere: undefined,
  })
})

it('the list of gallery items begins with the page of the item that was just saved', () => {
  const items = Array.from({ length: 8 }, (_, index) => item(`i${index}`))
  expect(showGalleryPage(items, { search: '' }, 'i7').page).toBe(2)
  expect(showGalleryPage(items, { page: 1, search: '' }, 'i7').page).toBe(1)
})

it('the list of gallery items has the item that was just saved beside a page that does not show it', () => {
  const items = [item('Press'), item('Yard')]
  const show = (search: string, savedId?: string) =>
    showGalleryPage(items, { search }, savedId).elsewhere?.title
  expect(show('press', 'Yard')).toBe('Yard')
  expect(show('yard', 'Yard')).toBeUndefined()
  expect(show('press')).toBeUndefined()
})

it('the state of the list stands in the address, but for its defaults', () => {
  const query = galleryListQuery({ page: 2, search: 'oil' })
  expect(readGalleryListState(query)).toEqual({ page: 2, search: 'oil' })
  expect(galleryListQuery({ search: '' }).toString()).toBe('')
  const lacking = { page: undefined, search: '', withoutTamil: true } as const
  expect(readGalleryListState(galleryListQuery(lacking))).toEqual(lacking)
  expect(readGalleryListState(new URLSearchParams('page=-1'))).toEqual({ search: '' })
})
