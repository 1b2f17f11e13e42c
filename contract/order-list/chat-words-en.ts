import type { ChatWords } from './chat-words.ts'

export const chatWordsEn: ChatWords = {
  order: (name) => `Order ${name}`,
  orderFromCategory: (name) => `I'm interested in ordering ${name}`,
  whenBack: (name, day) => `Please tell me when ${name} is back${day ? ` (about ${day})` : ''}.`,
  doYouHave: (search) => `Do you have “${search}”?`,
}
