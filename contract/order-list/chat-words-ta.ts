import type { ChatWords } from './chat-words.ts'

export const chatWordsTa: ChatWords = {
  order: (name) => `${name} வாங்க விரும்புகிறேன்`,
  orderFromCategory: (name) => `${name} வாங்க விரும்புகிறேன்`,
  whenBack: (name, day) => `${name} மீண்டும் வந்ததும் சொல்லவும்${day ? ` (${day} வாக்கில்)` : ''}.`,
  doYouHave: (search) => `“${search}” உங்களிடம் இருக்கிறதா?`,
}
