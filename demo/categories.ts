import type { CategoryRecord } from './records.ts'

/** Orders of main categories follow the fixed entries of the navigation. */
export const categories: CategoryRecord[] = [
  { key: 'groundnut', name: 'Groundnut Oil', order: 50, showInNav: true, art: 'groundnut' },
  { key: 'sesame', name: 'Sesame Oil', order: 60, showInNav: true, art: 'sesame' },
  { key: 'coconut', name: 'Coconut Oil', order: 70, showInNav: true, art: 'coconut' },
  { key: 'specialty', name: 'Specialty Oils', order: 80, art: 'specialty' },
  { key: 'sweeteners', name: 'Jaggery & Sweeteners', order: 90, art: 'sweeteners' },
  { key: 'millets', name: 'Flours & Millets', order: 100, art: 'millets' },
  { key: 'podi', name: 'Spices & Podi', order: 110, art: 'podi' },
  { key: 'gifts', name: 'Gift Boxes', order: 120, showInNav: true, art: 'gifts' },
  {
    key: 'cakes',
    name: 'Oil Cakes & Feed',
    order: 130,
    showInProductsDropdown: false,
    art: 'cakes',
  },
  { key: 'nallennai', name: 'Nallennai', parent: 'sesame', order: 10, art: 'nallennai' },
  { key: 'white-sesame', name: 'White Sesame', parent: 'sesame', order: 20, art: 'whiteSesame' },
  { key: 'kitchen-oils', name: 'For the Kitchen', parent: 'specialty', order: 10, art: 'mustard' },
  { key: 'lamp-oils', name: 'Lamp & Household', parent: 'specialty', order: 20, art: 'lamp' },
  { key: 'whole-millets', name: 'Millets', parent: 'millets', order: 10, art: 'wholeMillets' },
  { key: 'flours', name: 'Flours', parent: 'millets', order: 20, art: 'flours' },
]
