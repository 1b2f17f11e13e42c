import sharp from 'sharp'
import { drawEmptyArea } from '../../api/features/cards/drawing/layout.ts'
import { limits } from '../../contract/limits.ts'

/** What stands for a link card that cannot be drawn now: the mark alone, of no shop by name. */
export async function drawPlainCard(file: string): Promise<void> {
  const { width, height } = limits.image.preview
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawEmptyArea({ left: 0, top: 0, width, height })}</svg>`
  await sharp(Buffer.from(svg)).jpeg({ quality: 84, progressive: true }).toFile(file)
}
