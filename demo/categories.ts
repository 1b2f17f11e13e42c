import type { CategoryRecord } from './records.ts'

/** Orders of main categories follow the fixed entries of the navigation. */
export const categories: CategoryRecord[] = [
  { key: 'groundnut', name: 'Groundnut Oil', order: 50, showInNav: true },
  { key: 'sesame', name: 'Sesame Oil', order: 60, showInNav: true },
  { key: 'coconut', name: 'Coconut Oil', order: 70, showInNav: true },
  { key: 'specialty', name: 'Specialty Oils', order: 80 },
  { key: 'sweeteners', name: 'Jaggery & Sweeteners', order: 90 },
  { key: 'millets', name: 'Flours & Millets', order: 100 },
  { key: 'podi', name: 'Spices & Podi', order: 110 },
  { key: 'gifts', name: 'Gift Boxes', order: 120, showInNav: true },
  { key: 'cakes', name: 'Oil Cakes & Feed', order: 130, showInProductsDropdown: false },
  { key: 'nallennai', name: 'Nallennai', parent: 'sesame', order: 10 },
  { key: 'white-sesame', name: 'White Sesame', parent: 'sesame', order: 20 },
  { key: 'kitchen-oils', name: 'For the Kitchen', parent: 'specialty', order: 10 },
  { key: 'lamp-oils', name: 'Lamp & Household', parent: 'specialty', order: 20 },
  { key: 'whole-millets', name: 'Millets', parent: 'millets', order: 10 },
  { key: 'flours', name: 'Flours', parent: 'millets', order: 20 },
]
