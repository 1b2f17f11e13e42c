// Draws the pictures that the site itself shows, and writes them to web/assets. They are committed:
// run this after a change to demo/brand or demo/art.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { composeSvg } from '../demo/art/render.ts'
import { Sheet } from '../demo/art/sheet.ts'
import { drawAbout } from '../demo/brand/about.ts'
import { drawHero } from '../demo/brand/hero.ts'
import { drawMap } from '../demo/brand/map.ts'
import { appIcon, brandMark, favicon, placeholder } from '../demo/brand/marks.ts'
import { drawShareCard } from '../demo/brand/share-card.ts'

const assets = join(import.meta.dirname, '../web/assets')
/** The AVIF qualities. A phone's pixels are too small to show the difference, and its network slow. */
const forDesks = 55
const forPhones = 46

const drawings = { 'brand-mark': brandMark, favicon, placeholder, map: drawMap }
for (const [name, draw] of Object.entries(drawings)) {
  await writeFile(join(assets, `${name}.svg`), draw())
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
    .toFile(join(assets, `${name}.png`))
}

const hero = new Sheet(1000, 1100, 'hero')
await writePicture('hero', hero, drawHero(hero, 500), { width: 1000 })
await writePicture('hero-small', hero, drawHero(hero, 500), { width: 600 }, forPhones)
const share = new Sheet(2096, 1100, 'hero')
await sharp(Buffer.from(await composeSvg(share, drawShareCard(share))))
  .resize({ width: 1200 })
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(join(assets, 'share.jpg'))
const about = new Sheet(1600, 1100, 'about')
await writePicture('about', about, drawAbout(about), { width: 1400 })
await writePicture('about-small', about, drawAbout(about), { width: 720 }, forPhones)

/** In AVIF, and in JPEG for browsers that do not know it. */
async function writePicture(
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
    .toFile(join(assets, `${name}.avif`))
  const { size: jpeg } = await picture
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(join(assets, `${name}.jpg`))
  console.info(`${name}: ${Math.round(avif / 1024)} kB AVIF, ${Math.round(jpeg / 1024)} kB JPEG`)
}
