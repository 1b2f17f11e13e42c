import { orderListLimits } from '../../../contract/order-list/limits.ts'
import { orderWordsTa } from '../../../contract/order-list/order-words-ta.ts'
import { priceOnRequestTa } from '../../../contract/prices/price-words-ta.ts'
import { formatNumber } from '../../../contract/text/count.ts'
import { writeDayTa } from '../../../contract/text/month-names-ta.ts'
import { writeTimeTa } from '../../text/time-of-day-ta.ts'
import type { OrderListWords } from './words.ts'

/** Tamil words of the order list's page. */
export const orderListTa: OrderListWords = {
  empty: 'உங்கள் பட்டியல் காலியாக உள்ளது',
  emptyText: 'பார்க்கும்போதே எண்ணெய்களைப் பட்டியலில் சேர்த்து, எல்லாவற்றையும் ஒரே WhatsApp செய்தியில் அனுப்பலாம்.',
  loading: 'உங்கள் பட்டியல் வருகிறது…',
  cached: (time) => `இவை ${time} நிலவரப்படியான விலைகள். அதன்பின் மாறியிருக்கலாம்.`,
  loadFailed: 'உங்கள் பட்டியலில் உள்ள பொருட்களைக் காட்ட முடியவில்லை. பட்டியல் பத்திரமாக உள்ளது.',
  unknown: (count) =>
    count === 1
      ? 'இந்தப் பட்டியலில் ஒரு பொருள் இப்போது கிடைப்பதில்லை.'
      : `இந்தப் பட்டியலில் ${count} பொருட்கள் இப்போது கிடைப்பதில்லை.`,
  omitted: (count) =>
    `ஒரு பட்டியலில் ${orderListLimits.lines} பொருட்கள் வரை இருக்கலாம்: மேலும் ${count} சேர்க்கப்படவில்லை.`,
  received: (own) => `இந்தப் பட்டியல் உங்களுக்கு அனுப்பப்பட்டது. உங்கள் சொந்தப் பட்டியலில் இருப்பது: ${own}.`,
  removed: (name) => `${name} பட்டியலிலிருந்து நீக்கப்பட்டது.`,
  cleared: 'பட்டியலில் இருந்த எல்லாம் நீக்கப்பட்டன.',
  repeated: 'நீங்கள் அனுப்பிய பட்டியல் இது.',
  onRequest: priceOnRequestTa,
  notInTotal: 'மொத்தத்தில் சேரவில்லை',
  allOutOfStock: 'இந்தப் பட்டியலில் உள்ள எதுவும் இப்போது இருப்பில் இல்லை.',
  noLongerOffered: 'இப்போது விற்பனையில் இல்லை',
  price: (name, now, before) => `${name} விலை: இப்போது ${now}, முன்பு ${before}`,
  pricedOnRequest: 'கேட்க வேண்டும்',
  soldOut: (name) => `${name} இப்போது இருப்பில் இல்லை`,
  backInStock: (name) => `${name} மீண்டும் இருப்பில் உள்ளது`,
  gone: (count) =>
    count === 1 ? 'ஒரு பொருள் இப்போது கிடைப்பதில்லை' : `${count} பொருட்கள் இப்போது கிடைப்பதில்லை`,
  lookAgain: 'மாறியதைப் பார்த்துவிட்டு அனுப்பவும்.',
  unchecked: 'இன்றைய விலைகளைப் பார்க்க முடியவில்லை. பட்டியலை இப்படியே அனுப்ப மீண்டும் ஒருமுறை அழுத்தவும்.',
  opened: 'WhatsApp புதிய பக்கத்தில் திறக்கும்.',
  copied: 'செய்தி நகலெடுக்கப்பட்டது!',
  copyBlocked: 'நகலெடுக்க முடியவில்லை. செய்தி இதோ, நீங்களே நகலெடுக்கலாம்:',
  shareBlocked: 'பகிர முடியவில்லை. பட்டியலின் முகவரி இதோ:',
  private: 'இந்தச் சாதனத்திலேயே இருக்கும்; உங்கள் WhatsApp செய்தியில் மட்டுமே போகும்.',
  order: orderWordsTa,
  title: 'வாங்கும் பட்டியல்',
  description: 'வாங்க வேண்டிய எண்ணெய்கள் எல்லாம் ஒரே WhatsApp செய்தியில்.',
  eyebrow: 'எல்லாம் ஒரே செய்தியில்',
  count: (products) => `${formatNumber(products)} ${products === 1 ? 'பொருள்' : 'பொருட்கள்'}`,
  day: writeDayTa,
  clock: writeTimeTa,
  addToMine: 'என் பட்டியலில் சேர்க்கவும்',
  replaceMine: 'என் பட்டியலாக மாற்றவும்',
  showMine: 'என் பட்டியலைப் பார்க்கவும்',
  accept: 'சரி',
  takeOff: 'நீக்கவும்',
  undo: 'பழையபடி வைக்கவும்',
  remove: 'நீக்கவும்',
  total: 'மொத்தம்',
  forDelivery: '(டெலிவரிக்கு)',
  details: 'பெயர், ஊர், குறிப்பு',
  optional: '(விரும்பினால்)',
  send: 'WhatsApp-இல் அனுப்பவும்',
  openAgain: 'மீண்டும் திறக்கவும்',
  share: 'பகிரவும்',
  copy: 'நகலெடுக்கவும்',
  clear: 'எல்லாவற்றையும் நீக்கவும்',
  sentLists: 'நீங்கள் அனுப்பிய பட்டியல்கள்',
  sentBefore: 'முன்பு அனுப்பியது',
  orderAgain: 'மீண்டும் வாங்க',
  forget: 'மறந்துவிடவும்',
}

/** Handed by the route around a page to the page. */
export const handle = { orderList: orderListTa }
