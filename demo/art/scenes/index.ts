import { renderTitleCard } from '../title-card.ts'

const scenes = [
  'press',
  'bullock',
  'firstDrip',
  'dryingYard',
  'coconutGrove',
  'sesameField',
  'harvest',
  'family',
  'sorting',
  'clothFilter',
  'packingTins',
  'copra',
  'lampEvening',
  'market',
  'tasting',
  'karupatti',
] as const

export type SceneName = (typeof scenes)[number]

/** The picture of a gallery item: a JPEG of four by three. */
export function renderScene(item: { title: string; art: SceneName }): Promise<Buffer> {
  return renderTitleCard(item.title, 'sage', 1600, 1200)
}
