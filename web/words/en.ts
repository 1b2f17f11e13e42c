import { failureMessages } from '../../contract/failure-messages.ts'
import type { Language } from '../../contract/language.ts'
import { fixedEntries, fixedItems } from '../../contract/navigation/fixed-entries.ts'
import { chatWordsEn } from '../../contract/order-list/chat-words-en.ts'
import { priceOnRequest } from '../../contract/prices/price-words-en.ts'
import { recordOf } from '../../contract/record-of.ts'
import { establishedYear } from '../../contract/settings/business.ts'
import { stockWordsEn } from '../../contract/stock/words-en.ts'

/** English words of the interface. */
export const english = {
  language: 'en' as Language,
  shell: {
    skip: 'Skip to content',
    mainNavigation: 'Main',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    orderList: 'Order list',
    callOrChat: 'Call or chat',
    callNumber: (phone: string) => `Call ${phone}`,
    call: 'Call',
    chat: 'Chat on WhatsApp',
    list: 'List',
    notice: 'Notice',
    wholeNotice: 'The whole notice',
    dismissNotice: 'Dismiss the notice',
    loading: 'Loading...',
    offline: 'You are offline.',
    ownList: 'Your list is kept:',
    products: 'Products',
    tryAgain: 'Try again',
    explore: 'Explore Products',
    more: 'More',
  },
  failure: {
    pageNotFound: failureMessages.pageNotFound,
    unexpected: failureMessages.unexpected,
    ranDry: 'This page has run dry. The oils are where they always were.',
    goHome: 'Go home',
  },
  entries: recordOf(fixedItems, (item) => fixedEntries[item].label),
  footer: {
    tagline: `Groundnut, sesame and coconut oil, pressed slowly in wood and settled by gravity. In Coimbatore’s kitchens since ${establishedYear}.`,
    quickLinks: 'Quick Links',
    contact: 'Contact',
    rights: 'All rights reserved.',
    priceList: 'Price list',
    delivery: 'Delivery',
    goodToKnow: 'Good to know',
    developedBy: 'Developed by',
  },
  /** Words of home's first view; what is below comes with it. */
  home: {
    title: 'Wood-pressed groundnut, sesame and coconut oil',
    description: `Edible oils pressed slowly in wood since ${establishedYear}, unrefined and ISO 9001:2015 certified, from Coimbatore district, Tamil Nadu.`,
    eyebrow: 'Wood-pressed in Coimbatore',
    /** Before, within and after the emphasis. */
    hero: ['Oil, the way the ', 'wood', ' gives it.'],
    heroText:
      'Groundnut, sesame and coconut, crushed slowly in a wooden press and left to settle. No heat, no chemicals, nothing taken out.',
    story: 'Our Story',
    facts: [
      { figure: `${establishedYear}`, text: 'in service since' },
      { figure: 'ISO 9001:2015', text: 'certified' },
      { figure: 'Marachekku', text: 'pressed in wood' },
    ],
  },
  product: {
    details: 'Details',
    detailsOf: (name: string) => `Details of ${name}`,
    orderOf: (name: string) => `Order ${name} on WhatsApp`,
    askAbout: (name: string) => `Ask about ${name} on WhatsApp`,
    order: 'Order on WhatsApp',
    /** Label if the shop has given no number. */
    askInShop: 'Ask us in the shop',
    tellMe: 'Tell me when it is back',
    bestseller: 'Bestseller',
    price: 'Price',
    insteadOf: 'instead of',
    onRequest: priceOnRequest,
    units: { l: 'litre', ml: 'ml', kg: 'kg', g: 'g', piece: 'piece' },
    pieces: ['piece', 'pieces'] as [string, string],
    /** The text of the chat. */
    orderText: chatWordsEn.order,
    orderFromCategory: chatWordsEn.orderFromCategory,
    whenBack: chatWordsEn.whenBack,
  },
  stock: stockWordsEn,
  /** Words of the elements that put products on the order list. */
  addToList: {
    add: 'Add to list',
    /** The accessible name of `add`, which may say less to fit a card. */
    addToList: 'Add to list',
    more: 'One more',
    less: 'One less',
    quantity: 'Quantity',
    full: 'The list is full',
    oneProduct: 'One product',
  },
  carousel: {
    carousel: 'carousel',
    page: (number: number) => `Page ${number}`,
    slide: (number: number) => `Slide ${number}`,
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
  },
}
