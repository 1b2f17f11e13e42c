import type { Label, Nutrition } from './label.ts'
import { labelMessages } from './messages.ts'

/** Warnings about labels, which never reject anything. */

/** A warning if the energy on a label differs by more than a tenth from that of its nutrients; otherwise null. */
export function findEnergyWarning(nutrition: Nutrition): string | null {
  const { energyKcal, protein, carbohydrate, fat } = nutrition
  // Calculated in whole tenths, so that a difference of exactly one tenth is still accepted.
  const tenths = (value: number) => Math.round(value * 10)
  const computed = 4 * tenths(protein) + 4 * tenths(carbohydrate) + 9 * tenths(fat)
  if (Math.abs(tenths(energyKcal) - computed) * 10 <= computed) return null
  return labelMessages.energy(energyKcal, computed / 10)
}

const gap = String.raw`[\s\u00ad\u2010-\u2015-]*`
/** Case endings of a Tamil word. */
const ending = String.raw`[\p{L}\p{M}]*`
const cholesterol = `கொ(?:ல|லெ)(?:ஸ்|சு)(?:ட்|ட்டி|டி|டெ)ரா[லள்]${ending}`
const refinedTa = `(?:சுத்திகரி${ending}|ரி?ஃ?பை(?:ன்|ண்)ட்${ending})`

/** Claims that oils may not make (Food Safety and Standards, Packaging and Labelling), and plain variants. */
const claims = [
  `cholesterol${gap}(?:friendly|friend|fighter|fighting|killer|buster|lowering|reducing)s?`,
  `anti${gap}cholesterol`,
  `(?:fight|lower|reduce|beat|cut)(?:s|ing)? (?:the |your |bad )*cholesterol`,
  `sooth(?:e|es|ing)(?: (?:to|for))?(?: (?:the|your|our))?${gap}heart`,
  `heart${gap}soothing`,
  `saturated${gap}fats?${gap}free`,
  `(?:free (?:of|from)|no|zero|without)(?: any)? saturated${gap}fats?`,
  `(?:super|extra|micro|double|ultra)${gap}refined`,
  `${cholesterol} (?:எதிர்|குறை|நண்ப|நட்ப|கொல்|போரா)${ending}`,
  `இதய${ending} இதம${ending}`,
  `(?:நிறைவுற்ற|பூரித|செறிவுற்ற) கொழுப்பு${ending} ?(?:இல்ல|அற்ற)${ending}`,
  `(?:நிறைவுற்ற|பூரித|செறிவுற்ற) கொழுப்ப(?:ற்ற|ில்ல)${ending}`,
  `(?:இருமுறை|இரு முறை|இரட்டை|அதி|மிகை|சூப்பர்|டபுள்|எக்ஸ்ட்ரா|மைக்ரோ|அல்ட்ரா)${gap}${refinedTa}`,
].map((claim) => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${claim})(?![\p{L}\p{M}])`, 'iu'))

/** Finds claims in a text that are not allowed for edible oil, as they are written there. */
export function findClaims(text: string): string[] {
  const plain = text.normalize('NFC').replaceAll(/\s+/g, ' ')
  return claims.flatMap((claim) => plain.match(claim)?.[0] ?? [])
}

type Maker = {
  makerName: string
  makerAddress: string
  fssai: string
  carePhone: string
  careEmail: string
}

/** Paths of the fields that a label lacks by law. An empty list of allergens states that there are none. */
export function findMissing(label: Label | null | undefined): string[] {
  return required
    .filter((name) => label?.[name] === undefined || label[name] === null || label[name] === '')
    .map((name) => `label.${name}`)
}

const required = [
  'genericName',
  'ingredients',
  'allergens',
  'veg',
  'shelfLifeMonths',
  'storage',
  'nutrition',
] as const

/** Paths of the shop's settings that every label needs and that are missing. */
export function findMissingOfMaker(maker: Partial<Maker>): string[] {
  const missing = (['makerName', 'makerAddress', 'fssai'] as const).filter((name) => !maker[name])
  const hasCare = maker.carePhone || maker.careEmail
  return [...missing, ...(hasCare ? [] : ['carePhone'])].map((name) => `settings.label.${name}`)
}

/** Warnings about texts and a label, by the path of the field. */
export function findLabelWarnings(texts: Record<string, string>, label?: Label | null) {
  const { genericName = '', genericNameTa = '', ingredients = '', ingredientsTa = '' } = label ?? {}
  const ofLabel = {
    genericName,
    genericNameTa,
    ingredients,
    ingredientsTa,
    storage: label?.storage ?? '',
  }
  const read = [
    ...Object.entries(texts),
    ...Object.entries(ofLabel).map(([name, text]) => [`label.${name}`, text] as const),
  ]
  const warnings = read.flatMap(([field, text]) =>
    findClaims(text).map((claim) => ({ field, message: labelMessages.claim(claim) })),
  )
  const message = label?.nutrition && findEnergyWarning(label.nutrition)
  if (message) warnings.push({ field: 'label.nutrition.energyKcal', message })
  return warnings
}
