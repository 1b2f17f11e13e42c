import { goods, oils } from '../palette.ts'
import { brassBowl } from '../props/brass.ts'
import { turmericFingers } from '../props/spices.ts'
import { jaggeryCubes } from '../props/sweets.ts'
import type { Sheet } from '../sheet.ts'
import { bottle, spiceJar } from './bottles.ts'

/** What looks out of the harvest-festival basket. */
export function hamperFilling(sheet: Sheet): string {
  const oil = bottle(sheet, 'bottle-500ml', oils.sesame, {
    title: 'Nallennai',
    kind: 'Oil',
    tamil: 'நல்லெண்ணெய்',
    size: '500 ml',
    accent: oils.sesame.accent,
  })
  const jar = spiceJar(sheet, goods.turmeric, {
    title: 'Erode Manjal',
    kind: 'Turmeric',
    tamil: 'மஞ்சள் தூள்',
    size: '250 g',
    accent: goods.turmeric.accent,
  })
  return (
    `<g transform="translate(-130 -150)">${oil.markup}</g>` +
    `<g transform="translate(120 -140) scale(.86)">${jar.markup}</g>` +
    `<g transform="translate(4 -200)">${brassBowl(sheet, 70, goods.thinai)}</g>` +
    jaggeryCubes(sheet, [
      { x: -196, y: -246, angle: 4, scale: 0.9 },
      { x: -40, y: -234, angle: -6, scale: 0.9 },
      { x: 60, y: -228, angle: 8, scale: 0.9 },
    ]) +
    turmericFingers(sheet, [{ x: 176, y: -238, angle: -14, scale: 0.8 }])
  )
}
