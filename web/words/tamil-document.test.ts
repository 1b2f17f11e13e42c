import { expect, it } from 'vitest'
import { writeTamilDocument } from './tamil-document.ts'

it('docs/tamil.md says what the tables say', async () => {
  await expect(writeTamilDocument()).toMatchFileSnapshot('../../docs/tamil.md')
})

it('the document of Tamil words shows no sentence that lacks an example of its values', () => {
  expect(writeTamilDocument()).not.toMatch(/\bNaN\b|\bundefined\b|\[object/)
})
