import { renderWebp } from '../render.ts'
import { Sheet } from '../sheet.ts'
import { drawLamps } from './lamp.ts'
import * as pantry from './pantry.ts'
import * as seeds from './seeds.ts'

/** The drawing of each category, by its key. */
export const signatures: Record<string, (sheet: Sheet) => string> = {
  groundnut: seeds.drawGroundnut,
  sesame: seeds.drawSesame,
  coconut: seeds.drawCoconut,
  specialty: seeds.drawSpecialty,
  nallennai: seeds.drawNallennai,
  'white-sesame': seeds.drawWhiteSesame,
  'kitchen-oils': seeds.drawMustard,
  'lamp-oils': drawLamps,
  sweeteners: pantry.drawSweeteners,
  millets: pantry.drawMillets,
  'whole-millets': pantry.drawWholeMillets,
  flours: pantry.drawFlours,
  podi: pantry.drawPodi,
  gifts: pantry.drawGifts,
  cakes: pantry.drawCakes,
}

/** The picture of a category: four by three, its subject near the middle. */
export function renderSignature(key: string): Promise<Buffer> {
  const draw = signatures[key]
  if (!draw) throw new Error(`No picture is drawn for the category ${key}`)
  const sheet = new Sheet(1200, 900, key)
  return renderWebp(sheet, draw(sheet))
}
