import { renderWebp } from '../render.ts'
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

/** The drawing of each gallery item, by its key. */
export const scenes: Record<string, (sheet: Sheet) => string> = {
  marachekku: drawPress,
  bullock: drawBullockScene,
  'first-drip': drawFirstDrip,
  'drying-yard': drawDryingYard,
  'coconut-grove': drawCoconutGrove,
  'sesame-field': drawSesameField,
  harvest: drawHarvest,
  'family-1975': drawFamily,
  sorting: drawSorting,
  'cloth-filter': drawClothFilter,
  'packing-tins': drawPackingTins,
  copra: drawCopra,
  lamp: drawLampEvening,
  market: drawMarket,
  tasting: drawTasting,
  karupatti: drawKarupatti,
}

/** The picture of a gallery item: 1200 by 900, drawn on a sheet of 1600 by 1200. */
export function renderScene(key: string): Promise<Buffer> {
  const draw = scenes[key]
  if (!draw) throw new Error(`No picture is drawn for the gallery item ${key}`)
  const sheet = new Sheet(1600, 1200, key)
  return renderWebp(sheet, draw(sheet), 0.75)
}
