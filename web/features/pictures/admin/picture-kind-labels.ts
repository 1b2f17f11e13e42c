import type { PictureKind } from '../../../../contract/pictures/kinds.ts'

export const kindLabels: Record<PictureKind, string> = {
  front: 'Front of the pack',
  back: 'Back of the pack',
  label: 'Label',
  seed: 'What it is pressed from',
  use: 'How it is used',
}
