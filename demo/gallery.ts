import type { GalleryRecord } from './records.ts'

const items: Omit<GalleryRecord, 'order'>[] = [
  {
    key: 'marachekku',
    title: 'The marachekku, turning since 1975',
    description:
      'A mortar of granite, a pestle of vaagai wood and a long beam that goes round a dozen times a minute. Slow enough that the oil leaves the press no warmer than the day.',
    category: 'The Press',
    isPopular: true,
  },
  {
    key: 'bullock',
    title: 'Round and round with the bullock',
    description:
      'Twice a year, for Pongal and for Aadi, we yoke a Kangayam bullock to the old beam, as the first press was driven, and press a small batch for our neighbours.',
    category: 'The Press',
    isPopular: true,
  },
  {
    key: 'first-drip',
    title: 'The first oil of the morning',
    description:
      'Kadalai ennai running from the spout into the brass uruli. It stands for three days before anyone thinks of bottling it.',
    category: { category: 'groundnut' },
    isPopular: true,
  },
  {
    key: 'drying-yard',
    title: 'Groundnut in the drying yard',
    description:
      'Four days of sun on a swept kalam. The pods are turned by hand every two hours, and they are ready when they rattle.',
    category: { category: 'groundnut' },
  },
  {
    key: 'coconut-grove',
    title: 'Coconut grove below the Ghats',
    description:
      'Our coconuts come from groves near Pollachi, where the wind through the Palghat Gap keeps the palms cool.',
    category: 'Farms',
    isPopular: true,
  },
  {
    key: 'sesame-field',
    title: 'Sesame in bloom',
    description:
      'Ellu flowers for about three weeks in the red soil. The bees know it before we do.',
    category: { category: 'sesame', subcategory: 'nallennai' },
    isPopular: true,
  },
  {
    key: 'harvest',
    title: 'Groundnut harvest',
    description:
      'The whole plant is lifted, shaken and turned over to dry. Everybody in the village knows somebody in this field.',
    category: 'Farms',
  },
  {
    key: 'family-1975',
    title: 'The family at the mill, 1975',
    description:
      'Grandfather, grandmother and the first hired hand in front of the mill, the week it opened. The vaagai tree on the right is still there.',
    category: 'People',
    isPopular: true,
  },
  {
    key: 'sorting',
    title: 'Sorting by hand',
    description:
      'Before anything is pressed it is winnowed on the muram and looked over. A bad nut spoils a batch, and no machine has found one yet that our women missed.',
    category: 'People',
  },
  {
    key: 'cloth-filter',
    title: 'Settled, then strained through cloth',
    description:
      'No chemicals and no bleaching earth: the oil rests in steel for days and is strained through folded cotton.',
    category: 'Packing',
  },
  {
    key: 'packing-tins',
    title: 'Packing the fifteen-kilo tins',
    description:
      'For hotels, wedding kitchens and families who buy once a season. Every tin carries its pressing date.',
    category: 'Packing',
  },
  {
    key: 'copra',
    title: 'Copra drying under the sun',
    description:
      'Halved coconuts lie for a week until the kernel shrinks from the shell. Only the white ones go into the press.',
    category: { category: 'coconut' },
  },
  {
    key: 'lamp',
    title: 'A lamp lit with nallennai',
    description: 'Karthigai evening at the mill. Sesame oil burns slowly and with a steady flame.',
    category: { category: 'specialty', subcategory: 'lamp-oils' },
    isPopular: true,
  },
  {
    key: 'market',
    title: 'At the Sunday uzhavar sandhai',
    description:
      'Our stall at the farmers’ market, where you can bring your own bottle and have it filled.',
    category: 'Market & Tasting',
  },
  {
    key: 'tasting',
    title: 'The tasting table',
    description:
      'Idli, podi and five oils in brass bowls. Visitors to the mill are asked to guess which is which.',
    category: 'Market & Tasting',
  },
  {
    key: 'karupatti',
    title: 'Karupatti, still warm',
    description:
      'Palm jaggery set in coconut shells, from a family near Udangudi who have boiled padhaneer for three generations.',
    category: { category: 'sweeteners' },
  },
]

/** In the order of this file. */
export const gallery: GalleryRecord[] = items.map((item, index) => ({
  ...item,
  order: 10 * (index + 1),
}))
