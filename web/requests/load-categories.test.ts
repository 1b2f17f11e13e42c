import { expect, it } from 'vitest'
import { createApi } from './api.ts'
import { loadCategories } from './load-categories.ts'

const load = (status: number, body: unknown) =>
  loadCategories(
    createApi({
      origin: 'https://api.example',
      fetch: async () => Response.json(body, { status }),
    }),
  )

const list = [{ _id: '1', name: 'Oils' }]

it('the loader finds the list of categories, plain or under data', async () => {
  for (const body of [list, { success: true, data: list }])
    expect(await load(200, body)).toEqual({ data: { data: list } })
})

it('the loader of categories does not trust anything else', async () => {
  for (const body of [null, 'Oils', { success: true, data: {} }])
    expect(await load(200, body)).toEqual({ error: { message: 'Invalid response format' } })
})

it('the loader of categories hands on a failure', async () => {
  const { error } = await load(503, { success: false, message: 'Busy' })
  expect(error?.message).toBe('Busy')
})
