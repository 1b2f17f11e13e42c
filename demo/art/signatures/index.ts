import { renderTitleCard } from '../title-card.ts'

const signatures = [
  'groundnut',
  'sesame',
  'coconut',
  'specialty',
  'sweeteners',
  'millets',
  'podi',
  'gifts',
  'cakes',
  'nallennai',
  'whiteSesame',
  'mustard',
  'lamp',
  'wholeMillets',
  'flours',
] as const

export type SignatureName = (typeof signatures)[number]

/** The picture of a category. */
export function renderSignature(category: { name: string; art: SignatureName }): Promise<Buffer> {
  return renderTitleCard(category.name, 'cream', 1200, 1200)
}
