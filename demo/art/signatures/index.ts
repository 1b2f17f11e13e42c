import { renderJpeg } from '../render.ts'
import { Sheet } from '../sheet.ts'
import { drawLamps } from './lamp.ts'
import * as pantry from './pantry.ts'
import * as seeds from './seeds.ts'

const signatures = {
  groundnut: seeds.drawGroundnut,
  sesame: seeds.drawSesame,
  coconut: seeds.drawCoconut,
  specialty: seeds.drawSpecialty,
  nallennai: seeds.drawNallennai,
  whiteSesame: seeds.drawWhiteSesame,
  mustard: seeds.drawMustard,
  lamp: drawLamps,
  sweeteners: pantry.drawSweeteners,
  millets: pantry.drawMillets,
  wholeMillets: pantry.drawWholeMillets,
  flours: pantry.drawFlours,
  podi: pantry.drawPodi,
  gifts: pantry.drawGifts,
  cakes: pantry.drawCakes,
} as const satisfies Record<string, (sheet: Sheet) => string>

export type SignatureName = keyof typeof signatures

/** The picture of a category: a JPEG of four by three, its subject near the middle. */
export function renderSignature(category: { key: string; art: SignatureName }): Promise<Buffer> {
  const sheet = new Sheet(1200, 900, category.key)
  return renderJpeg(sheet, signatures[category.art](sheet))
}
