import { goods, oils } from '../palette.ts'
import { brassBowl } from '../props/brass.ts'
import { heap } from '../props/mound.ts'
import { atmosphere, groundShadow } from '../scenery/land.ts'
import { marachekku } from '../scenery/mill.ts'
import type { Sheet } from '../sheet.ts'
import { juteSack } from '../vessels/sacks.ts'
import { squareTin } from '../vessels/tins.ts'
import { drawRoom } from './interior.ts'
import { at } from './transform.ts'

/** The press itself, in the morning light of the mill. */
export function drawPress(sheet: Sheet): string {
  const sack = (name: 'groundnutCake' | 'blackSesame', title: string, tamil: string) =>
    juteSack(
      sheet,
      { title, kind: '', tamil, size: '50 kg', accent: goods[name].accent },
      at(
        0,
        -402,
        heap(sheet, 186, 84, { ...goods[name], grains: goods.nattuSakkarai.grains, grainSize: 8 }),
      ),
    ).markup
  const tin = squareTin(sheet, {
    title: 'Groundnut',
    kind: '',
    tamil: 'கடலை எண்ணெய்',
    size: '15 kg',
    accent: oils.groundnut.accent,
  })
  return (
    drawRoom(sheet, { floor: 760, light: 'window' }) +
    at(1400, 840, tin.markup, 'scale(.5)') +
    at(1290, 868, tin.markup, 'scale(.52)') +
    groundShadow(sheet, 200, 950, 200, 30) +
    at(150, 940, sack('groundnutCake', 'Groundnut', 'கடலை எண்ணெய்'), 'scale(.8)') +
    groundShadow(sheet, 820, 1080, 460, 70) +
    at(760, 1060, marachekku(sheet, 620), 'scale(1.16)') +
    oilSpout(sheet) +
    at(560, 1130, brassBowl(sheet, 110, oils.groundnut)) +
    atmosphere(sheet, '#ffe4a6', 0.3)
  )
}

/** A bamboo spout at the mortar's side and the thread of oil that leaves it. */
function oilSpout(sheet: Sheet): string {
  const stream = sheet.linear([
    [0, '#b87a12'],
    [0.4, '#ffe08a'],
    [1, '#d1951f'],
  ])
  return (
    '<path d="M610 930L560 962" stroke="#4b2811" stroke-width="34" stroke-linecap="round"/><path d="M610 926L562 957" stroke="#b9814c" stroke-width="18" stroke-linecap="round"/>' +
    `<path d="M550 962C546 1000 552 1040 554 1072H566C568 1040 566 1000 572 966z" fill="${stream}"/>`
  )
}
