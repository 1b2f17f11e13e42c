import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawAbout } from './brand/about.ts'
import { drawHero } from './brand/hero.ts'
import { drawMap } from './brand/map.ts'
import { appIcon, brandMark, favicon, placeholder } from './brand/marks.ts'
import { drawShareCard } from './brand/share-card.ts'
import { composeSvg } from './render.ts'
import { Sheet } from './sheet.ts'

/** The AVIF qualities. A phone's pixels are too small to show the difference, and its network slow. */
const forDesks = 55
const forPhones = 46

/** Draws the pictures that the site itself shows. */
export async function drawBrand(folder: string): Promise<void> {
  const drawings = { 'brand-mark': brandMark, favicon, placeholder, map: drawMap }
  for (const [name, draw] of Object.entries(drawings)) {
    await writeFile(join(folder, `${name}.svg`), draw())
  }
  const icons = {
    'app-icon': appIcon(180),
    'app-icon-192': appIcon(192),
    'app-icon-512': appIcon(512),
    'app-icon-maskable': appIcon(512, 1.5),
  }
  for (const [name, icon] of Object.entries(icons)) {
    await sharp(Buffer.from(icon))
      .png({ palette: true })
      .toFile(join(folder, `${name}.png`))
  }

  const hero = new Sheet(1000, 1100, 'hero')
  await writePicture(folder, 'hero', hero, drawHero(hero, 500), { width: 1000 })
  await writePicture(folder, 'hero-small', hero, drawHero(hero, 500), { width: 600 }, forPhones)
  const share = new Sheet(2096, 1100, 'hero')
  await sharp(Buffer.from(await composeSvg(share, drawShareCard(share))))
    .resize({ width: 1200 })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(folder, 'share.jpg'))
  const about = new Sheet(1600, 1100, 'about')
  await writePicture(folder, 'about', about, drawAbout(about), { width: 1400 })
  await writePicture(folder, 'about-small', about, drawAbout(about), { width: 720 }, forPhones)
}

/** In AVIF, and in JPEG for browsers that do not know it. */
async function writePicture(
  folder: string,
  name: string,
  sheet: Sheet,
  body: string,
  size: { width: number },
  quality = forDesks,
) {
  const picture = sharp(Buffer.from(await composeSvg(sheet, body))).resize(size)
  const { size: avif } = await picture
    .clone()
    .avif({ quality, effort: 7 })
    .toFile(join(folder, `${name}.avif`))
  const { size: jpeg } = await picture
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(join(folder, `${name}.jpg`))
  console.info(`${name}: ${Math.round(avif / 1024)} kB AVIF, ${Math.round(jpeg / 1024)} kB JPEG`)
}
