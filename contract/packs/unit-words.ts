import type { PackUnit } from '../prices/unit-price.ts'

/** Units in Latin letters as packs and price lists write them, in lower case and without dots. */
export const unitWords: Record<PackUnit, string> = {
  ml: 'ml mls millilitre millilitres milliliter milliliters',
  l: 'l lt lts ltr ltrs lit lits litre litres liter liters',
  g: 'g gm gms gr grm grms gram grams gramme grammes',
  kg: 'kg kgs kilo kilos kilogram kilograms',
  piece: 'pc pcs piece pieces no nos',
}
