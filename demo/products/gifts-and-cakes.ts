import type { ProductRecord } from '../records.ts'

export const giftsAndCakes: ProductRecord[] = [
  {
    key: 'three-oils-gift',
    name: 'Three Oils Gift Box',
    category: 'gifts',
    description:
      'Groundnut, sesame and coconut, 200 ml of each, in a box of palmyra board tied with cotton. Made for weddings, housewarmings and the friend who has everything except good oil. We write your card by hand in Tamil or English.',
    price: 449,
    originalPrice: 499,
    featured: true,
    isBestSeller: true,
    size: '3 × 200 ml',
    benefits: 'Handwritten card included\nBox to keep\nPacked to travel',
  },
  {
    key: 'pongal-hamper',
    name: 'Pongal Hamper',
    category: 'gifts',
    description:
      'Nallennai, achu vellam, thinai and turmeric in a palm-leaf basket, with a length of sugar cane laid across. We pack it in the second week of January only, and take orders from the first of December.',
    price: 1250,
    inStock: false,
    size: 'Basket for 4',
    benefits: 'Palm-leaf basket from Manapparai\nPacked fresh in January\nOrder from 1 December',
  },
  {
    key: 'groundnut-cake-5kg',
    name: 'Groundnut Cake (Kadalai Punnakku) 5 kg',
    category: 'cakes',
    description:
      'What is left when the oil has gone: pressed groundnut in thick slabs, broken for soaking. A wood press leaves more oil behind than an expeller, and cattle know the difference. Keep it dry.',
    price: 290,
    size: '5 kg',
    benefits: 'For cattle, goats and compost\nNo added salt or urea\nFresh from the press',
  },
  {
    key: 'sesame-cake-5kg',
    name: 'Sesame Cake (Ellu Punnakku) 5 kg',
    category: 'cakes',
    description:
      'Dark slabs of pressed black sesame, with the sweetness of the karupatti still in them. Soak overnight before feeding, or crumble into the beds before the rains.',
    price: 264.25,
    size: '5 kg',
    benefits: 'For cattle and garden beds\nNo added salt or urea\nFresh from the press',
  },
]
