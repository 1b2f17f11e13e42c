import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import { expect, it } from 'vitest'
import { writeTamilDocument } from '../words/tamil-document.ts'

async function openFont(name: string): Promise<Font> {
  const file = new URL(`../assets/fonts/${name}.woff2`, import.meta.url)
  return create(await readFile(file)) as Font
}

it('the blank letters are as wide as those of the sans, in each word of the site', async () => {
  const [blank, sans] = await Promise.all([openFont('tamil-blank'), openFont('noto-sans-tamil')])
  const words = new Set(writeTamilDocument().match(/[\u0B80-\u0BFF]+/g))
  expect(words.size).toBeGreaterThan(500)
  const widthsIn = (font: Font) =>
    Object.fromEntries([...words].map((word) => [word, font.layout(word).advanceWidth]))
  expect(widthsIn(blank)).toEqual(widthsIn(sans))
})
