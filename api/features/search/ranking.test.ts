import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
})
afterAll(() => api.close())

it('a search lists what has the word in its name first, and what has it by chance last', async () => {
  const { _id: category } = await api.createRecord('/categories', { name: 'Pantry' })
  await api.createRecord('/synonyms', { label: 'Sesame', terms: ['el', 'sesame'] })
  // Without other criteria the newest comes first, so these are listed in reverse.
  const products = [
    { name: 'Sesame', description: 'Pressed slowly' },
    { name: 'Brittle', description: 'With sesame' },
    { name: 'Caramel', description: 'Soft' },
    { name: 'Crumb', description: 'With caramel' },
  ]
  for (const product of products) await api.createRecord('/products', { category, ...product })
  const { data } = (await api.call('GET', '/products', { query: { search: 'el' } })).json()
  expect(data.map(({ name }: { name: string }) => name)).toEqual([
    'Sesame',
    'Brittle',
    'Caramel',
    'Crumb',
  ])
})
