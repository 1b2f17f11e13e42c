import sharp from 'sharp'
import { expect, it } from 'vitest'
import { palette } from './palette.ts'
import { drawShopMark } from './shop-mark.ts'

const circle = (colour: string) =>
  `<circle cx="100" cy="100" r="80" fill="none" stroke="${colour}" stroke-width="12"/>`
const drop = '<path fill="#e84" d="M100 40 C60 90 60 150 100 155 C140 150 140 90 100 40Z"/>'

async function drawMark(body: string, width = 200) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200">${body}</svg>`
  return drawShopMark('Anna', await sharp(Buffer.from(svg)).png().toBuffer())
}

it.each([
  ['white lines', circle('#fff'), true, false],
  ['white lines around a golden drop', circle('#fff') + drop, true, false],
  ['black lines', circle('#000'), false, true],
  ['black lines around a golden drop', circle('#000') + drop, false, true],
  ['a golden drop', drop, false, false],
  [
    'white lines on a green disc',
    `<circle cx="100" cy="100" r="95" fill="#284"/>${circle('#fff')}`,
    false,
    false,
  ],
])(
  'the mark of a shop keeps a logo of %s in sight on paper and on wood',
  async (_, body, onPaper, onWood) => {
    for (const width of [200, 600]) {
      const mark = await drawMark(body, width)
      const plates = [
        mark.onPaper.svg.includes(palette.wood),
        mark.onWood.svg.includes(palette.paper),
      ]
      expect(plates).toEqual([onPaper, onWood])
    }
  },
)

it('the mark of a shop leaves a picture without transparency on its own ground', async () => {
  const create = { width: 90, height: 30, channels: 3, background: '#fff' } as const
  const { onPaper } = await drawShopMark('Anna', await sharp({ create }).jpeg().toBuffer())
  expect(onPaper.svg).not.toContain(palette.wood)
})

it.each([
  ['a name in a line', 600, 160],
  ['a little wider than high', 300, 96],
  ['a square', 200, 64],
  ['a tower', 100, 64],
])('a logo like %s is as wide beside the name as its letters need', async (_, width, expected) => {
  const { onPaper, onWood } = await drawMark(drop, width)
  expect([onPaper.width, onWood.width]).toEqual([expected, expected])
})

it.each(['Anna', 'அன்னா', 'முருகன்'])(
  'the mark of a shop sets the first letter of %s in the middle of its disc',
  async (name) => {
    const { svg } = (await drawShopMark(name, null)).onPaper
    const letter = svg.replace(/<circle[^>]*>/, '')
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640" viewBox="0 0 64 64">${letter}</svg>`
    const { info } = await sharp(Buffer.from(drawn)).trim().toBuffer({ resolveWithObject: true })
    const middle = -(info.trimOffsetTop ?? 0) + info.height / 2
    expect(Math.abs(middle - 320)).toBeLessThan(40)
  },
)
