import type { Label } from '../contract/labels/label.ts'
import type { ProductGroupRecord } from './records.ts'

/** A pure oil; figures in 100 g. */
const oil = {
  energyKcal: 900,
  protein: 0,
  carbohydrate: 0,
  sugars: 0,
  addedSugars: 0,
  fat: 100,
  saturated: 0,
  trans: 0,
  cholesterolMg: 0,
  sodiumMg: 0,
}
const shared: Pick<Label, 'veg' | 'shelfLifeMonths' | 'storage'> = {
  veg: 'veg',
  shelfLifeMonths: 9,
  storage: 'Keep in a cool, dry place, away from light. Close tightly after use.',
}

/** The oils, each with the packs that it comes in. */
export const groups: ProductGroupRecord[] = [
  {
    key: 'groundnut',
    name: 'Groundnut Oil',
    nameTa: 'கடலை எண்ணெய்',
    order: 10,
    oil: 'groundnut',
    hsn: '1508',
    label: {
      ...shared,
      genericName: 'Wood-pressed groundnut oil',
      genericNameTa: 'மரச்செக்குக் கடலை எண்ணெய்',
      ingredients: 'Groundnut',
      ingredientsTa: 'நிலக்கடலை',
      allergens: ['groundnut'],
      nutrition: { ...oil, saturated: 18 },
    },
  },
  {
    key: 'sesame',
    name: 'Nallennai (Sesame Oil)',
    nameTa: 'நல்லெண்ணெய்',
    order: 20,
    oil: 'sesame',
    hsn: '1515',
    label: {
      ...shared,
      genericName: 'Wood-pressed sesame oil',
      genericNameTa: 'மரச்செக்கு நல்லெண்ணெய்',
      ingredients: 'Black sesame seed, palm jaggery (karupatti)',
      ingredientsTa: 'கருப்பு எள், கருப்பட்டி',
      allergens: ['sesame'],
      nutrition: { ...oil, saturated: 14.5 },
    },
  },
  {
    key: 'white-sesame',
    name: 'White Sesame Oil',
    nameTa: 'வெள்ளை எள் எண்ணெய்',
    order: 30,
    oil: 'sesame',
    hsn: '1515',
  },
  {
    key: 'coconut',
    name: 'Coconut Oil',
    nameTa: 'தேங்காய் எண்ணெய்',
    order: 40,
    oil: 'minor',
    hsn: '1513',
    label: {
      ...shared,
      genericName: 'Wood-pressed coconut oil',
      genericNameTa: 'மரச்செக்குத் தேங்காய் எண்ணெய்',
      ingredients: 'Dried coconut (copra)',
      ingredientsTa: 'கொப்பரை',
      allergens: [],
      nutrition: { ...oil, saturated: 90.5 },
    },
  },
  {
    key: 'virgin-coconut',
    name: 'Virgin Coconut Oil',
    nameTa: 'கன்னித் தேங்காய் எண்ணெய்',
    order: 50,
    oil: 'minor',
    hsn: '1513',
  },
  {
    key: 'mustard',
    name: 'Mustard Oil',
    nameTa: 'கடுகு எண்ணெய்',
    order: 60,
    oil: 'mustard',
    hsn: '1514',
  },
  { key: 'castor', name: 'Castor Oil', nameTa: 'விளக்கெண்ணெய்', order: 70, oil: 'minor', hsn: '1515' },
  { key: 'neem', name: 'Neem Oil', nameTa: 'வேப்பெண்ணெய்', order: 80, oil: 'minor', hsn: '1515' },
  { key: 'iluppai', name: 'Iluppai Lamp Oil', nameTa: 'இலுப்பை எண்ணெய்', order: 90 },
  { key: 'deepam', name: 'Deepam Lamp Oil', nameTa: 'தீப எண்ணெய்', order: 100 },
]
