import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawSiteIcon } from './site-icon.ts'

async function countLight(colour: string, icon: '180' | 'maskable'): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="80" fill="none" stroke="${colour}" stroke-width="12"/></svg>`
  const logo = await sharp(Buffer.from(svg)).png().toBuffer()
  const drawn = await drawSiteIcon({ name: 'Anna', logo, icon })
  const { data } = await sharp(drawn).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((lightness) => lightness > 200).length / data.length
}

it.each(['180', 'maskable'] as const)(
  'an icon that is filled (%s) has one ground, on which its logo shows',
  async (icon) => {
    const [onWood, onPaper] = [await countLight('#fff', icon), await countLight('#000', icon)]
    expect(onWood, 'white lines on wood').toBeGreaterThan(0.02)
    expect(onWood, 'white lines on wood').toBeLessThan(0.3)
    expect(onPaper, 'black lines on paper').toBeGreaterThan(0.7)
  },
)
