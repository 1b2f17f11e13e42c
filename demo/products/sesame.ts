import type { ProductRecord } from '../records.ts'

const shared = {
  nameTa: 'மரச்செக்கு நல்லெண்ணெய்',
  group: 'sesame',
  category: 'sesame',
  subcategory: 'nallennai',
  benefits:
    'Pressed with karupatti, as tradition has it\nSuits kuzhambu, pickles and idli podi\nUnrefined: settled and cloth-filtered only',
}

export const sesameOils: ProductRecord[] = [
  {
    ...shared,
    key: 'sesame-1l',
    name: 'Nallennai (Sesame Oil) 1 L',
    description:
      'Nallennai means “the good oil”, and we press it with that in mind. Black sesame from Erode and Karur goes into the marachekku with a little karupatti, which helps the oil to separate and rounds off its bitterness. Deep amber, nutty and faintly sweet: the oil for vatha kuzhambu, for pickles, and for the well in a heap of idli podi.',
    price: 565,
    featured: true,
    isBestSeller: true,
    size: '1 L',
    packAmount: 1,
    packUnit: 'l',
    packMass: 918,
    further: [
      {
        file: 'gallery/sesame-field',
        kind: 'seed',
        alt: 'Sesame in bloom',
        altTa: 'பூத்த எள் வயல்',
      },
      {
        file: 'gallery/lamp',
        kind: 'use',
        alt: 'Lamps lit with sesame oil',
        altTa: 'நல்லெண்ணெய் விளக்குகள்',
      },
    ],
  },
  {
    ...shared,
    key: 'sesame-500ml',
    name: 'Nallennai (Sesame Oil) 500 ml',
    description:
      'Half a litre of black-sesame nallennai, pressed with karupatti and strained through cotton. A spoon over hot rice and paruppu is the quickest way to know whether a sesame oil is honest. Ours stays clear after the third day without any bleaching.',
    price: 289.5,
    originalPrice: 310,
    isBestSeller: true,
    size: '500 ml',
    packAmount: 500,
    packUnit: 'ml',
    packMass: 459,
  },
  {
    ...shared,
    key: 'sesame-200ml',
    name: 'Nallennai (Sesame Oil) 200 ml',
    description:
      'A small bottle for the table rather than the stove, to pour raw over podi, adai and hot rice. Pressed in the same batch as our large bottles. It travels well: many of our customers post one to a daughter or son abroad.',
    price: 129,
    size: '200 ml',
    packAmount: 200,
    packUnit: 'ml',
    packMass: 184,
  },
  {
    ...shared,
    key: 'sesame-5l',
    name: 'Nallennai (Sesame Oil) 5 L Tin',
    description:
      'Five litres of nallennai for the pickle season and for the Deepavali oil bath, in a tin that keeps out the light. Buy it once the mangoes come in, and it will see you through avakkai and vadu maangai. The spout closes tight, and the tin is happy in a cool corner.',
    price: 2749,
    originalPrice: 2825,
    size: '5 L',
    packAmount: 5,
    packUnit: 'l',
    packMass: 4590,
  },
  {
    ...shared,
    key: 'sesame-15kg',
    name: 'Nallennai (Sesame Oil) 15 kg Tin',
    description:
      'Pressed to order for temple kitchens, sweet makers and pickle houses: fifteen kilos of black-sesame nallennai in the square tin. One tin is close to two days of work for one press, so please write to us a week ahead.',
    price: 8650,
    inStock: false,
    size: '15 kg',
    packAmount: 15,
    packUnit: 'kg',
    benefits:
      'Pressed to order\nPressed with karupatti, as tradition has it\nPressing date on every tin',
  },
  {
    ...shared,
    key: 'white-sesame-500ml',
    name: 'White Sesame Oil 500 ml',
    subcategory: 'white-sesame',
    description:
      'Hulled white sesame gives a lighter oil than black: straw-coloured, mild and a little buttery. We press it without karupatti so that nothing stands before the seed. Use it where nallennai would be too strong, in light tempering, salads and baking.',
    price: 315,
    size: '500 ml',
    nameTa: 'வெள்ளை எள் எண்ணெய்',
    packAmount: 500,
    packUnit: 'ml',
    packMass: 459,
    group: 'white-sesame',
    benefits:
      'Mild taste, light colour\nPressed without karupatti\nUnrefined: settled and cloth-filtered only',
  },
]
