import type { ProductRecord } from '../records.ts'

export const pantry: ProductRecord[] = [
  {
    key: 'nattu-sakkarai-1kg',
    name: 'Nattu Sakkarai 1 kg',
    category: 'sweeteners',
    description:
      'Unrefined cane sugar, boiled in open pans near Kavindapadi and broken down by hand. It is the colour of wet earth, smells of molasses and is never quite dry. Stir it into filter coffee, payasam and panakam.',
    price: 98,
    featured: true,
    isBestSeller: true,
    size: '1 kg',
    benefits: 'Boiled without hydros or bleach\nDissolves quickly\nFrom one village',
  },
  {
    key: 'karupatti-500g',
    name: 'Karupatti (Palm Jaggery) 500 g',
    category: 'sweeteners',
    description:
      'Padhaneer from palmyra palms near Udangudi, boiled down over palm-leaf fires and set in coconut shells. Smoky, dark and less sweet than cane. We use the same karupatti in our press when the sesame goes in.',
    price: 245,
    featured: true,
    size: '500 g',
    benefits: 'Set in coconut shells\nNothing but palm sap\nSuits coffee, paniyaram and sukku tea',
  },
  {
    key: 'achu-vellam-1kg',
    name: 'Achu Vellam (Jaggery Cubes) 1 kg',
    category: 'sweeteners',
    description:
      'Small cubes of cane jaggery from wooden moulds, each about the right size for one tumbler of milk. Golden brown rather than yellow, since no colouring goes in. Pongal does not happen without it.',
    price: 92.5,
    size: '1 kg',
    benefits: 'Set in wooden moulds\nNo colouring\nEasy to portion',
  },
  {
    key: 'ragi-flour-1kg',
    name: 'Ragi Flour 1 kg',
    category: 'millets',
    subcategory: 'flours',
    description:
      'Kezhvaragu washed, sun-dried and ground on stone, with the bran kept in. For kali and koozh in summer, and for soft rotti all year. Milled every Tuesday and packed on Wednesday.',
    price: 74,
    size: '1 kg',
    benefits: 'Stone-ground with the bran\nMilled weekly\nNaturally without wheat',
  },
  {
    key: 'kambu-1kg',
    name: 'Kambu (Pearl Millet) 1 kg',
    category: 'millets',
    subcategory: 'whole-millets',
    description:
      'Grey-green kambu from dry fields around Avinashi, cleaned and stone-picked. Pound it coarse for kambu koozh, or soak it overnight with urad for a darker, nuttier dosai.',
    price: 68,
    size: '1 kg',
    benefits: 'Grown without irrigation\nCleaned and stone-picked\nCloth bag to keep',
  },
  {
    key: 'thinai-1kg',
    name: 'Thinai (Foxtail Millet) 1 kg',
    category: 'millets',
    subcategory: 'whole-millets',
    description:
      'Small golden grains that cook in fifteen minutes and take a tempering as well as rice does. The old hill people ate it with honey; we like it as pongal with plenty of pepper.',
    price: 118,
    originalPrice: 125,
    size: '1 kg',
    benefits: 'Cooks in 15 minutes\nCleaned and stone-picked\nCloth bag to keep',
  },
  {
    key: 'idli-podi-200g',
    name: 'Idli Podi 200 g',
    category: 'podi',
    description:
      'Urad, chana, red chillies and black sesame, roasted one after the other in an iron pan and ground coarse, so there is something to bite on. Make a well, pour in nallennai, and do not be shy.',
    price: 120,
    featured: true,
    isBestSeller: true,
    size: '200 g',
    benefits: 'Ground coarse, medium hot\nRoasted in small batches\nNo garlic, no colour',
  },
  {
    key: 'ellu-podi-200g',
    name: 'Ellu Podi (Sesame) 200 g',
    category: 'podi',
    description:
      'Black sesame roasted until it begins to jump, then ground with curry leaf, chilli and a pinch of perungayam. Mixed with hot rice it makes ellu sadam in the time it takes to warm the plate.',
    price: 135,
    size: '200 g',
    benefits: 'Our own black sesame\nRoasted in small batches\nMild heat',
  },
  {
    key: 'erode-manjal-250g',
    name: 'Erode Manjal (Turmeric) 250 g',
    category: 'podi',
    description:
      'Finger turmeric from Erode, boiled, dried and polished in the old drum, then ground slowly so that it stays cool. Deep orange-yellow with an earthy smell. Half a spoon does the work of a whole one.',
    price: 78.5,
    size: '250 g',
    benefits: 'From Erode’s own growers\nDeep colour\nNothing mixed in',
  },
]
