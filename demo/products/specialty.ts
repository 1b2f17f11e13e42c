import type { ProductRecord } from '../records.ts'

export const specialtyOils: ProductRecord[] = [
  {
    key: 'mustard-500ml',
    name: 'Mustard Oil 500 ml',
    category: 'specialty',
    subcategory: 'kitchen-oils',
    description:
      'Kadugu ennai with its bite left in. Small dark mustard seed goes through the marachekku slowly, so the pungency comes up in the pan and not in the press. Heat it until it just begins to smoke, let it calm down, then cook: fish, greens and mango pickle are grateful for it.',
    price: 198,
    size: '500 ml',
    benefits:
      'Full pungency\nSuits pickles, fish and greens\nUnrefined: settled and cloth-filtered only',
  },
  {
    key: 'castor-500ml',
    name: 'Castor Oil 500 ml',
    category: 'specialty',
    subcategory: 'lamp-oils',
    description:
      'Vilakkennai: thick, pale and slow to pour. Traditionally it greased the cart axle, fed the night lamp and kept stored pulses from weevils; a spoonful rubbed through ten kilos of thuvaram paruppu still does. For household and external use.',
    price: 265,
    size: '500 ml',
    benefits:
      'Coats pulses and grains for storage\nSlow, steady burn in lamps\nFor household and external use',
  },
  {
    key: 'neem-200ml',
    name: 'Neem Oil 200 ml',
    category: 'specialty',
    subcategory: 'lamp-oils',
    description:
      'Veppennai from neem fruit gathered in the village in June and July, when the ground under the trees is yellow with them. Dark, bitter and strong in smell, as it should be. A few drops in water with a little soap make a spray for the roses. Not for cooking.',
    price: 175,
    size: '200 ml',
    benefits: 'For garden and lamps\nStrong natural smell\nNot for cooking',
  },
  {
    key: 'iluppai-500ml',
    name: 'Iluppai Lamp Oil 500 ml',
    category: 'specialty',
    subcategory: 'lamp-oils',
    description:
      'Iluppai (mahua) was the temple lamp oil of the Kongu country long before there were refineries. The seed is collected by a women’s group in the Sathyamangalam foothills, and we press it once a year. For lamps only.',
    price: 219,
    inStock: false,
    size: '500 ml',
    benefits: 'Steady flame, little soot\nPressed once a year\nFor lamps only',
  },
  {
    key: 'deepam-1l',
    name: 'Deepam Lamp Oil 1 L',
    category: 'specialty',
    subcategory: 'lamp-oils',
    description:
      'Five oils in one bottle for the household lamp: sesame, coconut, castor, neem and iluppai, each pressed by us and named on the label. It gives a calm golden flame and hardly blackens the brass. For lamps only.',
    price: 285,
    originalPrice: 320,
    featured: true,
    size: '1 L',
    benefits: 'Five pressed oils, no paraffin\nSteady flame, little soot\nFor lamps only',
  },
]
