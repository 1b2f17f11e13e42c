import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { apiPaths, fillPath } from '../../../contract/paths.ts'
import { settingsMessages } from '../../../contract/settings/messages.ts'
import { iconAddress, type SiteIcon, siteIcons } from '../../../contract/settings/site-slots.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'

const paint = (width: number, height: number, background = '#b03020ff') =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

describe.each(engines)('The pictures of the site on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  beforeEach(async () => {
    await api.db.deleteFrom('site_pictures').execute()
    await api.db.deleteFrom('deleted_records').execute()
  })
  afterAll(() => api.close())

  const read = () => api.call('GET', apiPaths.settings)
  const put = (
    slot: string,
    image: Buffer | null,
    words: Record<string, string> = {},
    headers = {},
  ) => {
    const payload = makeForm(words, image ? { bytes: image, filename: 'p.png' } : undefined)
    return api.callAsAdmin('PUT', fillPath(apiPaths.sitePicture, { slot }), { payload, headers })
  }
  const remove = (slot: string) =>
    api.callAsAdmin('DELETE', fillPath(apiPaths.sitePicture, { slot }))
  const restore = (slot: string) =>
    api.callAsAdmin('POST', fillPath(apiPaths.sitePictureRestore, { slot }))

  it('A picture is put, described, replaced with other words, and each is a version of the settings', async () => {
    const before = (await read()).json().data
    const added = await put('hero', await paint(600, 400), { alt: 'The press', altTa: 'செக்கு' })
    expect(added.statusCode).toBe(200)
    const { data } = (await read()).json()
    expect(data.pictures).toEqual({ hero: added.json().data })
    expect(data.version).toBe(before.version + 1)
    expect((await put('hero', null, { alt: 'Our press' })).json().data).toMatchObject({
      alt: 'Our press',
      altTa: 'செக்கு',
    })
    const replaced = await put('hero', await paint(500, 400))
    expect(replaced.json().data).toMatchObject({ alt: '', altTa: '', imageSet: { width: 500 } })
    const old = await api.ask(data.pictures.hero.image)
    expect(old.statusCode).toBe(404)
  })

  it('A picture that is taken away comes back within the hour, unless another is there', async () => {
    const { image } = (await put('about', await paint(300, 200), { alt: 'Mill' })).json().data
    expect((await remove('about')).statusCode).toBe(200)
    expect((await read()).json().data.pictures).toEqual({})
    expect((await restore('about')).json().data).toMatchObject({ image, alt: 'Mill' })
    expect((await api.ask(image)).statusCode).toBe(200)
    await remove('about')
    await put('about', await paint(310, 200))
    const taken = await restore('about')
    expect([taken.statusCode, taken.json().message]).toEqual([409, settingsMessages.slotTaken])
  })

  it('Whoever saw another version changes nothing', async () => {
    const { headers } = await read()
    await put('hero', await paint(300, 200))
    const late = await put('hero', await paint(200, 300), {}, { 'if-match': headers.etag })
    expect(late.statusCode).toBe(412)
  })

  it.each([
    ['nowhere', 404],
    ['hero', 400],
  ])('To %s without a file, the answer is %i', async (slot, status) => {
    expect((await put(slot, null, { alt: 'x' })).statusCode).toBe(status)
  })

  it('Words that are too long, and what is no picture, are rejected', async () => {
    const long = await put('hero', await paint(60, 40), { alt: 'x'.repeat(121) })
    expect(long.json().errors).toHaveProperty('alt')
    expect((await put('hero', Buffer.from('<svg/>'))).statusCode).toBe(415)
    expect((await remove('hero')).statusCode).toBe(404)
    expect((await restore('hero')).statusCode).toBe(404)
  })

  async function drawLogo() {
    const logo = await sharp({
      create: { width: 300, height: 100, channels: 4, background: '#0000' },
    })
      .composite([{ input: await paint(100, 100), left: 100, top: 0 }])
      .png()
      .toBuffer()
    return logo
  }

  it('Icons of every size come from the logo, which stays transparent, or from the first letter', async () => {
    const letter = (await read()).json().data.icon
    const logo = await drawLogo()
    const { image } = (await put('logo', logo)).json().data
    const stored = await sharp((await api.ask(image)).rawPayload).stats()
    expect(stored.isOpaque).toBe(false)
    const { icon: drawn } = (await read()).json().data
    expect(drawn).not.toBe(letter)
    for (const icon of siteIcons) {
      const { headers, rawPayload } = await api.ask(iconAddress(drawn, icon))
      expect(headers['content-type']).toBe('image/png')
      const side = icon === 'maskable' ? 512 : Number(icon)
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: side, height: side })
    }
    const old = await api.ask(iconAddress(letter, '32'))
    expect([old.statusCode, old.headers.location]).toEqual([302, iconAddress(drawn, '32')])
    expect((await api.ask(iconAddress(drawn, '33' as SiteIcon))).statusCode).toBe(404)
  })

  it('The card of the site is drawn from its name, or is the picture that the shop has put there', async () => {
    const { shareCard } = (await read()).json().data
    const card = await api.ask(shareCard)
    expect(await sharp(card.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    await api.callAsAdmin('PUT', apiPaths.settings, { payload: { name: 'Ölmühle Anna' } })
    const renamed = (await read()).json().data.shareCard
    expect((await api.ask(shareCard)).headers.location).toBe(renamed)
    const { imageSet } = (await put('share', await paint(1200, 630))).json().data
    expect((await read()).json().data.shareCard).toBe(imageSet.preview)
    await api.callAsAdmin('PUT', apiPaths.settings, { payload: { name: null } })
  })
})
