import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../../contract/messages.ts'
import { galleryItemRepository } from '../../catalogue/gallery-items-repository.ts'
import { systemAuthor } from '../../records/author.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { addCategory } from '../../testing/categories.ts'
import { engines } from '../../testing/database.ts'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let oils: string
  let sesame: string
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    api = await createTestApi(engine)
    oils = await addCategory(api.db, { name: 'Oils' })
    sesame = await addCategory(api.db, { name: 'Sesame', parent_id: oils })
    const items = [
      { title: 'Old mill', description: 'Stone & wood', category_text: 'Our mill', sort_order: 5 },
      { title: 'New mill', description: '100% steel', category_text: 'Our mill', is_popular: 1 },
      { title: 'Bottles', description: 'Rows of_them', category_id: oils, is_popular: 1 },
      { title: 'ÖL und SÖHNE', description: '', category_id: oils, subcategory_id: sesame },
      { title: 'Seeds', description: 'Sun dried', category_text: 'Oils' },
      { title: 'Loose', description: 'Without a category', sort_order: -1.5 },
    ] as const
    for (const [created_at, item] of items.entries()) {
      const { id } = await galleryItemRepository(api.db).insert(item, systemAuthor)
      await api.db.updateTable('gallery_items').set({ created_at }).where('id', '=', id).execute()
      ids[item.title] = id
    }
  })
  afterAll(() => api.close())

  const titles = async (path: string) => {
    const response = await api.call('GET', path)
    expect(response.statusCode).toBe(200)
    return response.json().data.map(({ title }: { title: string }) => title)
  }

  it('the gallery lists by order, then the newest first', async () => {
    const all = ['Loose', 'Seeds', 'ÖL und SÖHNE', 'Bottles', 'New mill', 'Old mill']
    expect(await titles('/gallery')).toEqual(all)
    expect(await titles('/gallery?page=2&limit=2')).toEqual(all.slice(2, 4))
    const { pagination } = (await api.call('GET', '/gallery?page=2&limit=4')).json()
    expect(pagination).toEqual({ page: 2, limit: 4, total: 6, pages: 2 })
    expect((await api.call('GET', '/gallery')).json().pagination.limit).toBe(1000)
    expect(await titles('/gallery?page=9')).toEqual([])
  })

  it.each([
    ['mill', ['New mill', 'Old mill']],
    ['MILL stone', ['Old mill']],
    ['öl', ['ÖL und SÖHNE']],
    ['oil', ['Seeds', 'ÖL und SÖHNE', 'Bottles']],
    ['oi\u200dls', ['ÖL und SÖHNE', 'Bottles']],
    ['söhne', ['ÖL und SÖHNE']],
    ['OUR', ['New mill', 'Old mill']],
    ['100%', ['New mill']],
    ['%', ['New mill']],
    ['_', ['Bottles']],
    ['\\', []],
    ["'; drop table gallery_items; --", []],
    ['mill nowhere', []],
  ])('a search of the gallery finds %j', async (search, found) => {
    expect(await titles(`/gallery?search=${encodeURIComponent(search)}`)).toEqual(found)
  })

  it('the gallery filters by a category, named or by its id', async () => {
    expect(await titles('/gallery?category=Oils')).toEqual(['Seeds', 'ÖL und SÖHNE', 'Bottles'])
    expect(await titles(`/gallery?category=${oils}`)).toEqual(['ÖL und SÖHNE', 'Bottles'])
    expect(await titles(`/gallery?category=${sesame}`)).toEqual(['ÖL und SÖHNE'])
    expect(await titles('/gallery?category=nowhere')).toEqual([])
    expect(await titles('/gallery?category=Our%20mill&search=wood')).toEqual(['Old mill'])
  })

  it.each([
    'page=0',
    'page=x',
    'limit=0',
    'limit=1001',
    'page=1&page=2',
    'search=%00',
    'category=%00',
  ])('the gallery rejects ?%s', async (query) => {
    const response = await api.call('GET', `/gallery?${query}`)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().errors)).toEqual([query.split('=')[0]])
  })

  it('the gallery lists what is popular, whole', async () => {
    expect(await titles('/gallery/popular')).toEqual(['Bottles', 'New mill'])
    expect((await api.call('GET', '/gallery/popular')).json()).not.toHaveProperty('pagination')
  })

  it('the gallery counts by category', async () => {
    expect((await api.call('GET', '/gallery/categories')).json()).toEqual({
      success: true,
      data: [
        { name: 'Oils', count: 3 },
        { name: 'Our mill', count: 2 },
      ],
    })
  })

  it.each([
    ['Our mill', ['New mill', 'Old mill']],
    ['Oils', ['Seeds', 'ÖL und SÖHNE', 'Bottles']],
    ['oils', []],
    ['Nowhere', []],
    ['a/b?c#d', []],
    ['x'.repeat(300), []],
    ['\0', []],
    ['', []],
  ])('the gallery lists the items of category %j', async (category, found) => {
    expect(await titles(`/gallery/category/${encodeURIComponent(category)}`)).toEqual(found)
  })

  it('the gallery returns one item under both names of each field', async () => {
    const referring = await api.call('GET', `/gallery/${ids['ÖL und SÖHNE']}`)
    expect(referring.json().data).toEqual({
      _id: ids['ÖL und SÖHNE'],
      title: 'ÖL und SÖHNE',
      name: 'ÖL und SÖHNE',
      description: '',
      category: { _id: oils, name: 'Oils' },
      subcategory: { _id: sesame, name: 'Sesame' },
      categoryName: 'Oils',
      isPopular: false,
      popular: false,
      order: 0,
      createdAt: '1970-01-01T00:00:00.003Z',
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    })
  })

  it('the gallery returns an item of a category that is only a text', async () => {
    const free = await api.call('GET', `/gallery/${ids['New mill']}`)
    expect(free.json().data).toMatchObject({
      category: 'Our mill',
      categoryName: 'Our mill',
      isPopular: true,
      popular: true,
    })
    expect(free.json().data).not.toHaveProperty('subcategory')
  })

  it.each(['x', '01900000-0000-7000-8000-000000000000', '%00'])(
    'the gallery knows no item %j',
    async (id) => {
      const response = await api.call('GET', `/gallery/${id}`)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ success: false, message: messages.gallery.notFound })
    },
  )
})
