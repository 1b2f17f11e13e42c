import { writePackTa } from '../packs/pack-words-ta.ts'
import { priceOnRequestTa } from '../prices/price-words-ta.ts'
import type { Label } from './label.ts'
import type { LabelWords } from './words.ts'

const allergenNames: Record<NonNullable<Label['allergens']>[number], string> = {
  groundnut: 'நிலக்கடலை',
  sesame: 'எள்',
  'tree-nuts': 'மரக்கொட்டை',
  milk: 'பால்',
  soy: 'சோயா',
  mustard: 'கடுகு',
  gluten: 'குளூட்டன்',
  sulphite: 'சல்பைட்',
}

/** The label's words in Tamil, as they are read aloud. */
export const labelWordsTa: LabelWords = {
  lang: 'ta',
  title: 'லேபிளில் உள்ள விவரங்கள்',
  names: {
    food: 'உணவுப் பொருள்',
    mark: 'குறியீடு',
    ingredients: 'சேர்க்கப்பட்டவை',
    allergens: 'ஒவ்வாமை தரக்கூடியவை',
    netQuantity: 'நிகர அளவு',
    mrp: 'அதிகபட்சச் சில்லறை விலை (MRP)',
    unitPrice: 'அளவுக்கான விலை',
    shelfLife: 'பயன்படுத்தும் காலம்',
    storage: 'வைக்கும் முறை',
    maker: 'தயாரிப்பாளர்',
    fssai: 'FSSAI எண்',
    care: 'வாடிக்கையாளர் தொடர்பு',
  },
  nutrition: '100 g அளவில் உள்ள ஊட்டச்சத்து',
  nutrients: {
    energyKcal: 'ஆற்றல்',
    protein: 'புரதம்',
    carbohydrate: 'மாவுச்சத்து',
    sugars: 'மொத்தச் சர்க்கரை',
    addedSugars: 'சேர்க்கப்பட்ட சர்க்கரை',
    fat: 'மொத்தக் கொழுப்பு',
    saturated: 'நிறைவுற்ற கொழுப்பு',
    trans: 'டிரான்ஸ் கொழுப்பு',
    cholesterolMg: 'கொலஸ்ட்ரால்',
    sodiumMg: 'சோடியம்',
  },
  nutrientUnits: { kcal: 'கிலோகலோரி', g: 'g', mg: 'மில்லிகிராம்' },
  veg: { veg: 'சைவம்', nonveg: 'அசைவம்' },
  pack: writePackTa,
  onRequest: priceOnRequestTa,
  withTaxes: (price) => `${price}, அனைத்து வரிகளும் உட்பட`,
  perUnit: (price, unit) => `${units[unit]} ${price}`,
  contains: (allergens) =>
    allergens.length === 0
      ? 'இல்லை'
      : `${allergens.map((name) => allergenNames[name]).join(', ')} ${allergens.length === 1 ? 'உள்ளது' : 'உள்ளன'}`,
  bestBefore: (months) =>
    months === 1
      ? 'பேக் செய்த நாளிலிருந்து ஒரு மாதத்திற்குள் பயன்படுத்துவது நல்லது'
      : `பேக் செய்த நாளிலிருந்து ${months} மாதங்களுக்குள் பயன்படுத்துவது நல்லது`,
}

const units = {
  ml: '1 ml-க்கு',
  l: '1 L-க்கு',
  g: '1 g-க்கு',
  kg: '1 kg-க்கு',
  piece: 'ஒன்றுக்கு',
}
