import { deliveryWordsTa } from '../../../../contract/delivery/words-ta.ts'
import { labelWordsTa } from '../../../../contract/labels/words-ta.ts'
import { chatWordsTa } from '../../../../contract/order-list/chat-words-ta.ts'
import { formatNumber } from '../../../../contract/text/count.ts'
import type { ProductsWords } from './words.ts'

const listFailed = 'பொருட்களைக் காட்ட முடியவில்லை'

const countProducts = (products: number) =>
  `${formatNumber(products)} ${products === 1 ? 'பொருள்' : 'பொருட்கள்'}`

/** Tamil words of the pages of products and categories. */
export const productsTa: ProductsWords = {
  title: 'பொருட்கள்',
  count: (cards, products = cards) =>
    products === cards
      ? countProducts(cards)
      : `${formatNumber(products)} அளவுகளில் ${countProducts(cards)}`,
  notOffered: 'இதை இப்போது நாங்கள் விற்பதில்லை',
  allProducts: 'எல்லாப் பொருட்களும்',
  sizes: {
    label: 'அளவுகள்',
    more: (sizes) => `+${formatNumber(sizes)} ${sizes === 1 ? 'அளவு' : 'அளவுகள்'}`,
  },
  filters: {
    title: 'தேர்வுகள்',
    categories: 'வகைகள்',
    close: 'தேர்வுகளை மூடவும்',
    reset: 'தேர்வுகளை நீக்கவும்',
  },
  search: {
    label: 'பொருட்களைத் தேடவும்',
    hint: 'பொருட்களைத் தேடவும்...',
    submit: 'தேடவும்',
    resultsFor: (search) => `“${search}” என்று தேடியதில் கிடைத்தவை`,
    searchExactly: (search) => `“${search}” என்றே தேடவும்`,
    doYouHave: chatWordsTa.doYouHave,
    none: 'பொருட்கள் எதுவும் கிடைக்கவில்லை',
    similar: 'இதைப் போன்ற பொருட்கள்',
  },
  sort: {
    label: 'பொருட்களை வரிசைப்படுத்தவும்',
    default: 'வழக்கம்',
    'price-asc': 'குறைந்த விலை',
    'price-desc': 'அதிக விலை',
    'name-asc': 'பெயர்: அகர வரிசை',
    'name-desc': 'பெயர்: அகர வரிசை, தலைகீழாக',
  },
  list: {
    failed: listFailed,
    previous: 'முந்தைய பொருட்கள்',
    next: 'மேலும் பொருட்கள்',
    tryAgain: `${listFailed}. மீண்டும் முயற்சிக்கவும்`,
  },
  details: {
    close: 'மூடவும்',
    otherSizes: 'மற்ற அளவுகள்',
    bestValue: 'லாபமான அளவு',
    share: 'பகிரவும்',
    linkCopied: 'இணைப்பு நகலெடுக்கப்பட்டது!',
    shareThis: (url) => `இந்தப் பொருளைப் பகிரவும்: ${url}`,
    largeLabel: 'லேபிளைப் பெரிய எழுத்தில் பார்க்கவும்',
  },
  pictures: {
    list: 'படங்கள்',
    all: 'எல்லாப் படங்களும்',
    one: (number) => `படம் ${number}`,
    previous: 'முந்தைய படம்',
    next: 'அடுத்த படம்',
    kinds: {
      front: 'முன்பக்கம்',
      back: 'பின்பக்கம்',
      label: 'லேபிள்',
      seed: 'எதிலிருந்து ஆட்டியது',
      use: 'பயன்படுத்தும் முறை',
    },
  },
  label: labelWordsTa,
  charges: deliveryWordsTa,
  category: {
    failed: () => 'இந்த வகையைக் காட்ட முடியவில்லை',
    error: 'தகவலைப் பெறுவதில் தவறு ஏற்பட்டது',
    back: 'பொருட்களுக்குத் திரும்பவும்',
    searchAll: 'எல்லாப் பொருட்களிலும் தேடவும்',
    notFound: 'இந்த வகை கிடைக்கவில்லை',
    notFoundText: 'நீங்கள் தேடும் வகை இங்கு இல்லை, அல்லது நீக்கப்பட்டுவிட்டது.',
    empty: 'பொருட்கள் எதுவும் இல்லை',
    emptyText:
      'இந்த வகையில் இப்போது பொருட்கள் எதுவும் இல்லை. பிறகு மீண்டும் பார்க்கவும், அல்லது மற்ற வகைகளைப் பார்க்கவும்.',
    share: 'பகிரவும்',
    linkCopied: 'இணைப்பு நகலெடுக்கப்பட்டது!',
    categoryLinkCopied: 'வகையின் இணைப்பு நகலெடுக்கப்பட்டது!',
    shareThis: (url) => `இந்த வகையைப் பகிரவும்: ${url}`,
  },
  link: {
    product: (name) => `${name}: WhatsApp-இல் வாங்கலாம்.`,
    category: (title) => `${title}: மரச்செக்கில் ஆட்டியது, ரீஃபைன் செய்யாதது. WhatsApp-இல் வாங்கலாம்.`,
  },
}

/** Handed by the route around a page to the page. */
export const handle = { products: productsTa }
