import type { ProductRecord } from '../records.ts'

const shared = {
  nameTa: 'மரச்செக்கு தேங்காய் எண்ணெய்',
  group: 'coconut',
  category: 'coconut',
  benefits:
    'Pressed from sulphur-free copra\nSets white below about 24 °C, as pure coconut oil does\nUnrefined: settled and cloth-filtered only',
}

export const coconutOils: ProductRecord[] = [
  {
    ...shared,
    key: 'coconut-1l',
    name: 'Coconut Oil 1 L',
    description:
      'Thengai ennai from copra that dried in the open sun at Pollachi, without sulphur and without smoke. Clear as water in April and white as curd in December, because nothing has been added to keep it liquid. It brings avial, aappam and a pan of banana chips to life.',
    price: 595,
    featured: true,
    isBestSeller: true,
    size: '1 L',
    packAmount: 1,
    packUnit: 'l',
    packMass: 916,
    further: [
      {
        file: 'gallery/copra',
        kind: 'seed',
        alt: 'Copra drying under the sun',
        altTa: 'வெயிலில் காயும் கொப்பரை',
      },
    ],
  },
  {
    ...shared,
    key: 'coconut-500ml',
    name: 'Coconut Oil 500 ml',
    description:
      'Half a litre of wood-pressed thengai ennai, for the kitchen and for the weekly head massage. The scent is that of a freshly broken coconut, not of a perfume. If it sets in the cold, stand the bottle in warm water for a few minutes.',
    price: 305,
    size: '500 ml',
    packAmount: 500,
    packUnit: 'ml',
    packMass: 458,
  },
  {
    ...shared,
    key: 'coconut-200ml',
    name: 'Coconut Oil 200 ml',
    description:
      'The small bottle of our thengai ennai, for the dressing table or the travelling bag. Same copra, same press, same three days of settling as the litre.',
    price: 134.75,
    size: '200 ml',
    packAmount: 200,
    packUnit: 'ml',
    packMass: 183,
  },
  {
    ...shared,
    key: 'coconut-5l',
    name: 'Coconut Oil 5 L Tin',
    description:
      'Five litres for kitchens that cook the Kongu and Kerala way. The wide spout lets you spoon the oil out when it has set on a December morning. Pressed from this season’s copra and dated on the tin.',
    price: 2890,
    originalPrice: 2975,
    size: '5 L',
    packAmount: 5,
    packUnit: 'l',
    packMass: 4580,
  },
  {
    key: 'virgin-coconut',
    name: 'Virgin Coconut Oil 250 ml Jar',
    category: 'coconut',
    description:
      'Pressed from fresh coconut kernel on the day the nut is broken, not from copra. Milk-white when set and colourless when warm, with a gentle sweetness. We make it in small lots after the full-moon harvest, so it is sometimes sold out.',
    price: 329,
    originalPrice: 360,
    featured: true,
    size: '250 ml',
    nameTa: 'கன்னித் தேங்காய் எண்ணெய்',
    packAmount: 250,
    packUnit: 'ml',
    packMass: 229,
    group: 'virgin-coconut',
    benefits: 'Pressed from fresh kernel\nMild scent, suits baking\nSmall lots, dated by hand',
  },
]
