import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiPaths } from '../../contract/paths.ts'
import { blankStory } from '../../contract/settings/story.ts'
import { demoRecords } from '../../demo/index.ts'
import { adoptContentKey, findMeta, setMeta } from '../db/meta.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { siteVariables } from '../testing/site-variables.ts'
import { adoptContent, adoptWords } from './adopt-content.ts'

const { settings: demo, shop } = demoRecords
const story = (own: object) =>
  adoptWords({ story: { ...blankStory, ...own } }, { name: '' }, demoRecords).story

it('A site without words of its own goes on showing those that came with the program', () => {
  const adopted = adoptWords({}, { name: '' }, demoRecords)
  expect(adopted).toMatchObject({ shortName: 'Vaagai', nameLine: 'Wood-Pressed Oils' })
  expect(adopted.story).toEqual(demo.story)
})

it('A site keeps each word of its own, and a Tamil text only beside its English one', () => {
  expect(story({ teaserTitle: 'Ours' })).toMatchObject({ teaserTitle: 'Ours', teaserTitleTa: '' })
  expect(story({ aboutTextTa: 'கதை' })).toMatchObject({
    aboutText: demo.story?.aboutText,
    aboutTextTa: 'கதை',
  })
  expect(story({ heroTitle: 'Oil' })?.heroTitle).toBe('Oil')
})

it('The header goes on showing the first word of a name above the others', () => {
  const split = (name: string) => adoptWords({ name }, { name: '' }, demoRecords)
  expect(split('Sri Murugan Chekku Oils')).toMatchObject({
    shortName: 'Sri',
    nameLine: 'Murugan Chekku Oils',
  })
  expect(split('Anna')).not.toHaveProperty('shortName')
  expect(split(`A ${'x'.repeat(41)}`)).not.toHaveProperty('shortName')
})

let api: TestApi
beforeAll(async () => {
  const blank = Object.fromEntries(Object.keys(siteVariables).map((name) => [name, '']))
  api = await createTestApi('sqlite', { ...blank, SITE_PHONE: '+91 422 1234567' })
})
afterAll(() => api.close())

it('A site from before takes the words and facts over once, and the variables go before them', async () => {
  const adopt = () =>
    adoptContent({ db: api.db, images: api.images, variables: api.env.shop }, async () => ({
      ...demoRecords,
    }))
  const read = async () => (await api.call('GET', apiPaths.settings)).json().data
  await adopt()
  expect(await read()).toMatchObject({ version: 0, name: 'Our Oil Mill', whatsapp: '' })
  await setMeta(api.db, adoptContentKey, 'pending')
  await Promise.all([adopt(), adopt()])
  expect(await findMeta(api.db, adoptContentKey)).toBeNull()
  expect(await read()).toMatchObject({
    version: 1,
    name: shop.name,
    whatsapp: shop.whatsapp,
    phone: '+91 422 1234567',
    story: { facts: demo.story?.facts },
  })
})
