import { renderJpeg } from '../render.ts'
import { Sheet } from '../sheet.ts'
import { drawBullockScene } from './bullock.ts'
import { drawCoconutGrove } from './coconut-grove.ts'
import { drawDryingYard } from './drying-yard.ts'
import { drawFirstDrip } from './first-drip.ts'
import { drawHarvest } from './harvest.ts'
import { drawPress } from './press.ts'
import { drawSesameField } from './sesame-field.ts'

const scenes = {
  press: drawPress,
  bullock: drawBullockScene,
  firstDrip: drawFirstDrip,
  dryingYard: drawDryingYard,
  coconutGrove: drawCoconutGrove,
  sesameField: drawSesameField,
  harvest: drawHarvest,
  family: drawPress,
  sorting: drawPress,
  clothFilter: drawPress,
  packingTins: drawPress,
  copra: drawPress,
  lampEvening: drawPress,
  market: drawPress,
  tasting: drawPress,
  karupatti: drawPress,
} as const satisfies Record<string, (sheet: Sheet) => string>

export type SceneName = keyof typeof scenes

/** The picture of a gallery item: a JPEG of four by three. */
export function renderScene(item: { key: string; art: SceneName }): Promise<Buffer> {
  const sheet = new Sheet(1600, 1200, item.key)
  return renderJpeg(sheet, scenes[item.art](sheet))
}
