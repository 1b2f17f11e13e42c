import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { moveToTrash, takeFromTrash } from './trash-repository.ts'

it('the trash takes in and gives back more records, with pictures, than one statement of SQLite takes', async () => {
  const { db, close } = await createTestDatabase('sqlite')
  const rows = Array.from({ length: 33_000 }, (_, at) => ({ id: `r${at}`, image_id: `i${at}` }))
  const deletion = { kind: 'category', id: 'r0' } as const
  await moveToTrash(db, deletion, rows, [])
  const restored = await takeFromTrash(db, deletion)
  expect(restored).toHaveLength(rows.length)
  // None of the pictures is there any more.
  expect(restored[0]).toEqual({ id: 'r0', image_id: null })
  await close()
})
