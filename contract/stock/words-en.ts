import { writeShortDay } from '../text/month-names.ts'
import type { StockWords } from './words.ts'

export const stockWordsEn: StockWords = {
  outOfStock: 'Out of stock',
  fewLeft: 'Few left',
  backAbout: (day) => `Back about ${writeShortDay(day)}`,
  pressedToOrder: (days) => `Pressed to order: ${days} ${days === 1 ? 'day' : 'days'}`,
  day: writeShortDay,
}
