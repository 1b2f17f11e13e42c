import type { PriceListWords } from './en.ts'

/** Tamil words of the price list's page, besides `contract/price-list/`. */
export const priceListTa: PriceListWords = {
  title: 'விலைப் பட்டியல்',
  description: (shop) =>
    `${shop}: எல்லா எண்ணெய்களின் இன்றைய விலைகள், எல்லா அளவுகளிலும், ஒரு லிட்டர் விலையுடன். படிக்க, அச்சிட, பகிர.`,
  code: 'இந்தப் பக்கத்தின் முகவரி, QR குறியீடாக',
  languages: 'மொழி',
  pdf: 'PDF ஆகப் பதிவிறக்கவும்',
  pictures: 'பகிர்வதற்கான படங்கள்',
  picture: (shape, number) => `${shape === 'post' ? 'பதிவு' : 'ஸ்டேட்டஸ்'} ${number}`,
  failed: () => 'விலைப் பட்டியலைக் காட்ட முடியவில்லை.',
}

/** Handed by the route around a page to the page. */
export const handle = { priceList: priceListTa }
