import { randomNumbers } from './random.ts'

/** A deterministic catalogue of any size: the same number gives the same products on every machine. */

export interface BenchCategory {
  name: string
  subcategories: string[]
}

export interface BenchProduct {
  name: string
  description: string
  /** Paise. */
  price: number
  originalPrice: number | null
  /** Index into `benchCategories`. */
  category: number
  /** Index into that category's subcategories. */
  subcategory: number | null
  featured: boolean
  inStock: boolean
  isBestSeller: boolean
  size: string
  benefits: string
}

const ingredients =
  'groundnut sesame coconut castor mustard neem sunflower safflower flaxseed almond walnut gingelly turmeric pepper cardamom clove cinnamon fennel cumin coriander tamarind jaggery ragi kambu thinai samai varagu millet rice wheat moringa amla tulsi honey ghee dates cashew pistachio lentil horsegram'.split(
    ' ',
  )
const forms =
  'oil powder flour seeds flakes paste butter syrup mix granules candy pickle podi vadagam crisps'.split(
    ' ',
  )
const manners =
  'wood-pressed stone-ground sun-dried hand-picked slow-roasted unrefined first-press farm-fresh traditional small-batch cold-pressed naturally-cured'.split(
    ' ',
  )
const sizes =
  '100 g|200 g|250 g|500 g|1 kg|2 kg|5 kg|100 ml|200 ml|250 ml|500 ml|1 L|2 L|5 L|15 L'.split('|')
const plain =
  'from the village mill in our own with for and a every morning pressed slowly at low heat so that its flavour stays keeps no added colour or salt good when frying tempering salads sweets children elders skin hair digestion winter summer festival kitchen bottle tin pouch glass sealed same day farmers we know by name since rain fields near river hills Coimbatore Erode Salem Karur Tiruppur Pollachi Dindigul Madurai'.split(
    ' ',
  )

export const benchCategories: BenchCategory[] = [
  'Oils',
  'Flours',
  'Spices',
  'Millets',
  'Sweeteners',
  'Nuts',
  'Pickles',
  'Snacks',
].map((name, index) => ({
  name,
  subcategories:
    index % 2 ? [] : ['Everyday', 'Festive', 'Family packs'].map((s) => `${name} ${s}`),
}))

/** Yields `count` products. The vocabulary grows with the catalogue, as in real shops. */
export function* benchProducts(count: number): Generator<BenchProduct> {
  const random = randomNumbers(1975)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  for (let index = 0; index < count; index++) {
    const ingredient = pick(ingredients)
    const manner = pick(manners)
    const size = pick(sizes)
    const category = Math.floor(random() * random() * benchCategories.length)
    const subcategories = benchCategories[category]?.subcategories ?? []
    const price = 2000 + Math.floor(random() * random() * 500_000)
    const words = Array.from({ length: 20 + Math.floor(random() * 30) }, () =>
      random() < 0.7 ? pick(plain) : rareWord(Math.floor(5000 * random() ** 3)),
    )
    yield {
      name: `${capital(manner)} ${capital(ingredient)} ${capital(pick(forms))} ${size} No. ${index + 1}`,
      description: `${capital(words.join(' '))}. ${capital(ingredient)}, ${manner}.`,
      price,
      originalPrice: random() < 0.2 ? price + 500 + Math.floor(random() * 20_000) : null,
      category,
      subcategory:
        subcategories.length && random() < 0.8 ? Math.floor(random() * subcategories.length) : null,
      featured: random() < 0.02,
      inStock: random() < 0.9,
      isBestSeller: random() < 0.03,
      size,
      benefits: random() < 0.5 ? `Good for ${pick(plain)} and ${pick(plain)}` : '',
    }
  }
}

const syllables = 'ka ma ra va tha pu li ni so ne ru ta mi la ve no ku ya da pa'.split(' ')

/** The n-th pronounceable word of an unlimited sequence. */
function rareWord(n: number): string {
  let word = ''
  for (let rest = n + 20; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length]
  return word
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
