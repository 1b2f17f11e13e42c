import type { OfflineWords } from './en.ts'

/** The same in Tamil. */
export const offlineTa: OfflineWords = {
  title: 'இணைய இணைப்பு இல்லை',
  text: 'இந்தப் பக்கத்திற்கு இணையம் தேவை. இணைப்பு வந்ததும் தானாகவே திறக்கும்.',
  call: 'அழைக்கவும்',
  chat: 'WhatsApp-இல் பேசவும்',
  list: 'உங்கள் பட்டியல் இந்தச் சாதனத்தில் உள்ளது',
  openList: 'பட்டியலைத் திறக்கவும்',
  oneProduct: 'ஒரு பொருள்',
  tryAgain: 'மீண்டும் முயற்சிக்கவும்',
}
