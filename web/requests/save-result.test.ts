import { expect, it } from 'vitest'
import { messages } from '../../contract/messages.ts'
import { toSaveResult } from './save-result.ts'

const response = (status: number, body: { data?: { data: string }; error?: { message: string } }) =>
  Promise.resolve({ ...body, response: new Response(null, { status }) })

it('a save gives the record of a success', async () => {
  expect(await toSaveResult(response(200, { data: { data: 'x' } }), 'No')).toEqual({ data: 'x' })
})

it('a failed save gives the status with the server’s message, or the fallback', async () => {
  const explained = await toSaveResult(response(409, { error: { message: 'Taken' } }), 'No')
  expect(explained.failure).toEqual({ status: 409, message: 'Taken' })
  const silent = await toSaveResult(response(500, { error: { message: '' } }), 'No')
  expect(silent.failure).toEqual({ status: 500, message: 'No' })
})

it('a save turns a thrown error into a failure of its own', async () => {
  expect((await toSaveResult(Promise.reject(new Error('Broken')), 'No')).failure).toEqual({
    status: 500,
    message: 'Broken',
  })
  expect((await toSaveResult(Promise.reject(undefined), 'No')).failure).toEqual({
    status: 500,
    message: messages.error.unexpected,
  })
})
