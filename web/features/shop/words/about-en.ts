import { establishedYear } from '../../../../contract/settings/business.ts'

/** English words of the story page. */
export const aboutEn = {
  title: 'Our Story',
  description: `How we press groundnut, sesame and coconut oil in wood, in Coimbatore district since ${establishedYear}.`,
  since: (year: string) => `Since ${year}`,
  story: [
    `Since ${establishedYear} we have pressed groundnut, sesame and coconut in wood, the slow way in which these oils have always been made.`,
    'The seed is dried and crushed without heat. The oil then stands until it is clear by itself; nothing is added to it, and nothing is taken out.',
    'Beside the oils we offer agro-foods that are made with the same patience. Our work is ISO 9001:2015 certified, so that what our customers take on trust can be read on paper as well.',
  ],
  oilsTitle: 'Three oils, and the patience they ask for',
  /** Each has a line beside its name, which is in Tamil in both languages. */
  oils: [
    {
      name: 'Groundnut',
      beside: 'கடலை எண்ணெய்',
      text: 'Pale gold, with the smell of freshly shelled nuts. For dosai, vadai and everything that fries.',
    },
    {
      name: 'Sesame',
      beside: 'நல்லெண்ணெய்',
      text: 'Dark and round, with the full taste of the seed. For kuzhambu, pickles and idli podi.',
    },
    {
      name: 'Coconut',
      beside: 'தேங்காய் எண்ணெய்',
      text: 'Clear as water, from copra dried in the sun. For the pan, the skin and the hair.',
    },
  ],
  mottoLabel: 'Our motto',
  motto: 'What we would not pour in our own kitchen, we do not bottle.',
  /** Before and after the shop's name. */
  why: ['Why choose ', ''],
  benefits: [
    {
      title: 'Pressed in wood',
      text: 'Wood stays cool where steel grows hot, so the oil is never heated on its way.',
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
      text: 'We know where our groundnut, sesame and copra come from, and look at them before we press.',
    },
    {
      title: 'Fresh by date',
      text: 'Pressed in small batches, so that what you buy has not stood for long.',
    },
    {
      title: 'Certified',
      text: 'ISO 9001:2015: the same care for every batch.',
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
      text: 'Ask us how it is pressed: we are glad to tell you, and to show you.',
    },
    {
      title: 'Nothing wasted',
      text: 'The cake that is left after pressing is good feed, and goes on as such.',
    },
  ],
}

export type AboutWords = typeof aboutEn

/** Handed by the route around a page to the page. */
export const handle = { about: aboutEn }
