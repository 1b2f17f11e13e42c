import type { ProductRecord } from '../records.ts'

const shared = {
  nameTa: 'மரச்செக்கு கடலை எண்ணெய்',
  group: 'groundnut',
  category: 'groundnut',
  benefits:
    'High smoke point, suits deep frying\nUnrefined: settled and cloth-filtered only\nPressed below 45 °C',
}

export const groundnutOils: ProductRecord[] = [
  {
    ...shared,
    key: 'groundnut-1l',
    name: 'Groundnut Oil 1 L',
    description:
      'Kadalai ennai the way it left our press in 1975: sun-dried groundnut from Pollachi and Palladam, crushed slowly in a vaagai-wood marachekku, then left to settle for three days. Pale gold, with the smell of freshly shelled nuts. It carries a full week of dosai, poriyal and evening vadai in a family of four.',
    price: 378,
    originalPrice: 410,
    featured: true,
    isBestSeller: true,
    size: '1 L',
    packAmount: 1,
    packUnit: 'l',
    packMass: 914,
    further: [
      {
        file: 'gallery/first-drip',
        kind: 'use',
        alt: 'Fresh groundnut oil running into a brass vessel',
        altTa: 'பித்தளைப் பாத்திரத்தில் விழும் புதிய கடலை எண்ணெய்',
      },
      {
        file: 'gallery/drying-yard',
        kind: 'seed',
        alt: 'Groundnut drying in the yard',
        altTa: 'களத்தில் காயும் நிலக்கடலை',
      },
    ],
  },
  {
    ...shared,
    key: 'groundnut-500ml',
    name: 'Groundnut Oil 500 ml',
    description:
      'Half a litre of our wood-pressed kadalai ennai in a glass bottle that fits the hand and the shelf beside the stove. Filled on the day the batch is strained, with the pressing date on the back. A good bottle to begin with if you have only known refined oil.',
    price: 199,
    size: '500 ml',
    packAmount: 500,
    packUnit: 'ml',
    packMass: 457,
  },
  {
    ...shared,
    key: 'groundnut-200ml',
    name: 'Groundnut Oil 200 ml',
    description:
      'The small bottle, for a trial, a hostel room or a weekend away. The same oil from the same marachekku as our large tins; nothing is blended to bring the price down. The glass comes back to us clean from many customers, and we refill it gladly.',
    price: 89.5,
    size: '200 ml',
    packAmount: 200,
    packUnit: 'ml',
    packMass: 183,
  },
  {
    ...shared,
    key: 'groundnut-5l',
    name: 'Groundnut Oil 5 L Tin',
    description:
      'Five litres in a food-grade tin with a pouring spout, for the household that fries on festival days and cooks every day. The tin keeps light away, so the last cup tastes as the first one did. Stand it in a cool corner and close the spout after pouring.',
    price: 1849.5,
    originalPrice: 1990,
    featured: true,
    size: '5 L',
    packAmount: 5,
    packUnit: 'l',
    packMass: 4570,
  },
  {
    ...shared,
    key: 'groundnut-15kg',
    name: 'Groundnut Oil 15 kg Tin',
    description:
      'The square tin that every wedding cook in Coimbatore knows. Fifteen kilos of wood-pressed kadalai ennai, pressed to order for hotels, caterers and families who buy once a season. Please allow three days: one to press and two to settle.',
    price: 5890,
    size: '15 kg',
    packAmount: 15,
    packUnit: 'kg',
    benefits: 'Pressed to order\nHigh smoke point, suits deep frying\nPressing date on every tin',
  },
]
