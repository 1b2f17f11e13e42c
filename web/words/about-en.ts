import { establishedYear } from '../../contract/settings/business.ts'

/** What the story page says on English pages. */
export const aboutEn = {
  title: 'Our Story',
  description: `How we press groundnut, sesame and coconut oil in wood, in Coimbatore district since ${establishedYear}.`,
  since: `Since ${establishedYear}`,
  story: [
    'In 1975 our grandfather, Ponnusamy, put up a marachekku behind the house in Annur: a granite mortar, a pestle of vaagai wood, and one patient bullock. People brought their own groundnut and sesame, watched it pressed, and carried the oil home warm.',
    'The bullock has retired and a small motor turns the beam, no faster than he did. Everything else is as it was. The seed comes from farmers we have known for two generations, it dries in the sun, and the oil stands for three days until it is clear by itself.',
    'Since then we have added a laboratory bench, glass bottles and an ISO 9001:2015 certificate, so that what the neighbours took on trust can be read on paper as well.',
  ],
  oilsTitle: 'Three oils, and the patience they ask for',
  /** Each with what stands beside its name, in Tamil in both languages. */
  oils: [
    {
      name: 'Groundnut',
      beside: 'கடலை எண்ணெய்',
      text: 'Pale gold, with the smell of freshly shelled nuts. For dosai, vadai and everything that fries.',
    },
    {
      name: 'Sesame',
      beside: 'நல்லெண்ணெய்',
      text: 'Dark and round, pressed with palm jaggery as it always was. For kuzhambu, pickles and idli podi.',
    },
    {
      name: 'Coconut',
      beside: 'தேங்காய் எண்ணெய்',
      text: 'Clear as water, from copra dried under the sun of Pollachi. For the pan, the skin and the hair.',
    },
  ],
  mottoLabel: 'Our motto',
  motto: 'What we would not pour in our own kitchen, we do not bottle.',
  /** Before and after the shop's name. */
  why: ['Why choose ', ''],
  benefits: [
    {
      title: 'Pressed in wood',
      text: 'Wood stays cool where steel grows hot. The oil never leaves the press warmer than 45 °C.',
    },
    {
      title: 'Nothing added',
      text: 'No solvent, no bleach, no scent, no blending. One seed, one oil.',
    },
    {
      title: 'Nothing taken out',
      text: 'Settled by gravity and strained through cloth, so taste, colour and vitamins stay in.',
    },
    {
      title: 'Seed we can name',
      text: 'Bought from farms around Coimbatore, Erode and Pollachi that we visit before the harvest.',
    },
    {
      title: 'Fresh by date',
      text: 'Pressed in small batches. The pressing date stands on every bottle, not only the best-before.',
    },
    {
      title: 'Certified',
      text: 'ISO 9001:2015, and every batch tested before it is filled.',
    },
  ],
  differencesTitle: "How we're different",
  differences: [
    {
      title: 'Slow on purpose',
      text: 'A modern expeller presses a tonne in the time we press a sack. We like what the hours do.',
    },
    {
      title: 'Open doors',
      text: 'Come any morning and watch. The press stands where you can see it from the counter.',
    },
    {
      title: 'Nothing wasted',
      text: 'The cake goes back to the farms as feed, the shells fire the jaggery pan, the glass comes back to be filled again.',
    },
  ],
}

export type AboutWords = typeof aboutEn
