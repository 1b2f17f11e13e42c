import { renderJpeg } from '../render.ts'
import { Sheet } from '../sheet.ts'
import { drawBullockScene } from './bullock.ts'
import { drawClothFilter } from './cloth-filter.ts'
import { drawCoconutGrove } from './coconut-grove.ts'
import { drawCopra } from './copra.ts'
import { drawDryingYard } from './drying-yard.ts'
import { drawFamily } from './family.ts'
import { drawFirstDrip } from './first-drip.ts'
import { drawHarvest } from './harvest.ts'
import { drawKarupatti } from './karupatti.ts'
import { drawLampEvening } from './lamp-evening.ts'
import { drawMarket } from './market.ts'
import { drawPackingTins } from './packing-tins.ts'
import { drawPress } from './press.ts'
import { drawSesameField } from './sesame-field.ts'
import { drawSorting } from './sorting.ts'
import { drawTasting } from './tasting.ts'

const scenes = {
  press: drawPress,
  bullock: drawBullockScene,
  firstDrip: drawFirstDrip,
  dryingYard: drawDryingYard,
  coconutGrove: drawCoconutGrove,
  sesameField: drawSesameField,
  harvest: drawHarvest,
  family: drawFamily,
  sorting: drawSorting,
  clothFilter: drawClothFilter,
  packingTins: drawPackingTins,
  copra: drawCopra,
  lampEvening: drawLampEvening,
  market: drawMarket,
  tasting: drawTasting,
  karupatti: drawKarupatti,
} as const satisfies Record<string, (sheet: Sheet) => string>

export type SceneName = keyof typeof scenes

/** The picture of a gallery item: a JPEG of 1200 by 900, drawn on a sheet of 1600 by 1200. */
export function renderScene(item: { key: string; art: SceneName }): Promise<Buffer> {
  const sheet = new Sheet(1600, 1200, item.key)
  return renderJpeg(sheet, scenes[item.art](sheet), 0.75)
}
