// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/api.ts'
import { makeForm } from '../../../api/testing/multipart.ts'
import { makeUpload } from '../../../api/testing/pictures/pictures.ts'
import { apiPaths, fillPath, pagePaths } from '../../../contract/paths.ts'
import { openDocument } from '../fixtures/open-document.ts'

// A shop that tells of itself: search engines, chats and visitors read its words, and no others.

let api: TestApi
beforeAll(async () => {
  api = await createTestApi('sqlite')
  await save({ name: 'Ölmühle Anna', address: '3 Mill Road, Coonoor' })
})
afterAll(() => api.close())

async function save(payload: object): Promise<void> {
  const { statusCode } = await api.callAsAdmin('PUT', apiPaths.settings, { payload })
  expect(statusCode).toBe(200)
}

/** Title, description and the name that machines read, of the home page or another one. */
async function readHead(path: string) {
  const { document } = await openDocument(api, path)
  const content = (name: string) =>
    document
      .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
      ?.getAttribute('content')
  const [page] = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '[]',
  )
  return { title: document.title, name: page?.name, content }
}

const siteTitle = 'Wood-pressed groundnut, sesame and coconut oil'

it.each([
  [{}, siteTitle, /since 1975, unrefined and ISO/],
  [{ story: { heroTitle: 'Linseed, cold' } }, 'Linseed, cold', /^Linseed, cold$/],
  [{ story: { heroLine: 'From Coonoor' } }, 'From Coonoor', /^From Coonoor$/],
  [{ tagline: 'Linseed oil' }, 'Linseed oil', /^Linseed oil$/],
  [{ story: { description: 'Oil of linseed.' } }, '', /^Oil of linseed\.$/],
  [{ story: { facts: [{ figure: '1987', text: 'founded' }] } }, '', /^Ölmühle Anna, 3 Mill Road/],
  [{ story: { facts: [{ figure: '1975', text: 'founded' }] } }, siteTitle, /since 1975/],
])('The home page of a shop that has told %j is called “%s”', async (told, title, description) => {
  await save({ tagline: null, story: null, ...told })
  const { title: shown, name, content } = await readHead(pagePaths.home)
  expect(shown).toBe(title ? `${title} | Ölmühle Anna` : 'Ölmühle Anna')
  expect(content('og:title')).toBe(shown)
  expect(name).toBe(title || 'Ölmühle Anna')
  expect(content('description')).toMatch(description)
})

it('A Tamil page is called by the Tamil line, and by the English one where there is no other', async () => {
  await save({ nameTa: 'அன்னா ஆலை', story: { heroTitle: 'Linseed', heroTitleTa: 'ஆளிவிதை எண்ணெய்' } })
  expect((await readHead('/ta')).title).toBe('ஆளிவிதை எண்ணெய் | அன்னா ஆலை')
  await save({ story: { heroTitle: 'Linseed' } })
  expect((await readHead('/ta')).title).toBe('Linseed | அன்னா ஆலை')
  const fact = { figure: '1975', figureTa: '1975', text: 'founded', textTa: 'தொடக்கம்' }
  await save({ story: { facts: [fact] } })
  const { title, content } = await readHead('/ta')
  expect(title).toMatch(/^மரச்செக்கில் ஆட்டிய .* \| அன்னா ஆலை$/)
  expect(content('description')).toMatch(/^1975 முதல்/)
  await save({ nameTa: null, story: null })
})

it('The story page is described by the story of a shop that has written no more than that', async () => {
  await save({ story: { aboutText: 'We began by a stream.\n\nAnd went on.' } })
  const { content } = await readHead(pagePaths.about)
  expect(content('description')).toBe('We began by a stream.')
  await save({ story: null })
  expect((await readHead(pagePaths.about)).content('description')).toMatch(/since 1975/)
})

it('A link shows what the picture of the shop is of, in the language of its page', async () => {
  const path = fillPath(apiPaths.sitePicture, { slot: 'share' })
  const words = { alt: 'Oil runs from the press', altTa: 'செக்கிலிருந்து வழியும் எண்ணெய்' }
  await api.callAsAdmin('PUT', path, { payload: makeForm(words, await makeUpload()) })
  for (const [page, alt] of [
    ['/', words.alt],
    ['/ta', words.altTa],
    ['/contact', words.alt],
  ] as const) {
    const { content } = await readHead(page)
    expect([content('og:image:alt'), content('twitter:image:alt')], page).toEqual([alt, alt])
  }
  await api.callAsAdmin('PUT', path, { payload: makeForm({ altTa: '' }) })
  expect((await readHead('/ta')).content('og:image:alt')).toBe(words.alt)
})
