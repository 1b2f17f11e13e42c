import type { CategoryRecord } from './records.ts'

/** Orders of main categories follow the fixed entries of the navigation. */
export const categories: CategoryRecord[] = [
  { key: 'groundnut', name: 'Groundnut Oil', nameTa: 'கடலை எண்ணெய்', order: 50, showInNav: true },
  { key: 'sesame', name: 'Sesame Oil', nameTa: 'எள் எண்ணெய்', order: 60, showInNav: true },
  { key: 'coconut', name: 'Coconut Oil', nameTa: 'தேங்காய் எண்ணெய்', order: 70, showInNav: true },
  { key: 'specialty', name: 'Specialty Oils', nameTa: 'சிறப்பு எண்ணெய்கள்', order: 80 },
  { key: 'sweeteners', name: 'Jaggery & Sweeteners', nameTa: 'வெல்லம், சர்க்கரை', order: 90 },
  { key: 'millets', name: 'Flours & Millets', nameTa: 'மாவு, சிறுதானியம்', order: 100 },
  { key: 'podi', name: 'Spices & Podi', nameTa: 'மசாலா, பொடி', order: 110 },
  { key: 'gifts', name: 'Gift Boxes', nameTa: 'பரிசுப் பெட்டிகள்', order: 120, showInNav: true },
  {
    key: 'cakes',
    name: 'Oil Cakes & Feed',
    nameTa: 'புண்ணாக்கு, தீவனம்',
    order: 130,
    showInProductsDropdown: false,
  },
  { key: 'nallennai', name: 'Nallennai', nameTa: 'நல்லெண்ணெய்', parent: 'sesame', order: 10 },
  { key: 'white-sesame', name: 'White Sesame', nameTa: 'வெள்ளை எள்', parent: 'sesame', order: 20 },
  {
    key: 'kitchen-oils',
    name: 'For the Kitchen',
    nameTa: 'சமையலுக்கு',
    parent: 'specialty',
    order: 10,
  },
  {
    key: 'lamp-oils',
    name: 'Lamp & Household',
    nameTa: 'விளக்கு, வீட்டு உபயோகம்',
    parent: 'specialty',
    order: 20,
  },
  { key: 'whole-millets', name: 'Millets', nameTa: 'சிறுதானியங்கள்', parent: 'millets', order: 10 },
  { key: 'flours', name: 'Flours', nameTa: 'மாவு வகைகள்', parent: 'millets', order: 20 },
]
