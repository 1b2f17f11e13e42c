import { writeDayTa } from '../text/month-names-ta.ts'
import type { StockWords } from './words.ts'

export const stockWordsTa: StockWords = {
  outOfStock: 'இருப்பில் இல்லை',
  fewLeft: 'சிறிதளவே உள்ளது',
  backAbout: (day) => `${writeDayTa(day)} வாக்கில் மீண்டும் வரும்`,
  pressedToOrder: (days) => `சொன்னபின் ஆட்டித் தரப்படும்: ${days} ${days === 1 ? 'நாள்' : 'நாட்கள்'}`,
  day: writeDayTa,
}
