import { type BackdropName, drawBackdrop } from './backdrop.ts'
import { drawText } from './lettering/lettering.ts'
import { renderJpeg } from './render.ts'
import { Sheet } from './sheet.ts'

export function renderTitleCard(
  title: string,
  backdrop: BackdropName,
  width: number,
  height: number,
): Promise<Buffer> {
  const sheet = new Sheet(width, height, title)
  const text = drawText(title, width / 2, 500, {
    face: 'display',
    size: 96,
    fill: '#2b1a0f',
    maxWidth: width * 0.8,
  })
  return renderJpeg(sheet, drawBackdrop(sheet, backdrop) + text)
}
