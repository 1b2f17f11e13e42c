import { palette } from '../../../drawing/palette.ts'

/** Text styles of the list on paper, in points. */
export const styles = {
  shop: { typeface: 'display', size: 13, fill: palette.ink },
  title: { typeface: 'display', size: 25, fill: palette.ink },
  section: { typeface: 'display', size: 13, fill: palette.ink },
  text: { typeface: 'text', size: 9.5, fill: palette.inkSoft },
  strong: { typeface: 'strong', size: 11, fill: palette.ink },
  name: { typeface: 'strong', size: 9.5, fill: palette.ink },
  secondName: { typeface: 'text', size: 9, fill: palette.inkSoft },
  column: { typeface: 'strong', size: 8.5, fill: palette.ink },
  price: { typeface: 'strong', size: 9.5, fill: palette.ink },
  absent: { typeface: 'text', size: 9.5, fill: palette.inkSoft },
  small: { typeface: 'text', size: 7, fill: palette.inkSoft },
} as const

/** Margins of the sheet that stay white; the lower one holds the footer. */
export const margin = { side: 40, top: 40, bottom: 52 }
