import { toThousandths } from '../numbers/thousandths.ts'
import { writePack } from '../packs/pack-words.ts'
import { inBase, type Pack } from '../prices/unit-price.ts'
import { labelMessages } from './messages.ts'

/** Edible oils whose packs have standard sizes. */
const standardOils = [
  'groundnut',
  'sesame',
  'mustard',
  'sunflower',
  'soybean',
  'palm',
  'rice-bran',
  'cottonseed',
  'corn',
  'blend',
] as const
type StandardOil = (typeof standardOils)[number]

/** Kinds of oil of a product group; `minor` are oils without standard sizes, such as coconut. */
export const oilKinds = [...standardOils, 'minor'] as const
export type OilKind = (typeof oilKinds)[number]

export const oilNames: Record<OilKind, string> = {
  groundnut: 'groundnut oil',
  sesame: 'sesame oil',
  mustard: 'mustard oil',
  sunflower: 'sunflower oil',
  soybean: 'soybean oil',
  palm: 'palm oil',
  'rice-bran': 'rice bran oil',
  cottonseed: 'cottonseed oil',
  corn: 'corn oil',
  blend: 'blended oil',
  minor: 'minor oil (coconut, castor, neem …)',
}

/** Standard sizes of one piece, in ml or g; there are none below or above these. */
const sizes = [200, 500, 1000, 2000, 3000, 4000, 5000, 15_000, 20_000]

type GivenOil = OilKind | null | undefined

/** Warns if a piece does not have a standard size; null if it has, or need not. */
export function findPackWarning(oil: GivenOil, { packAmount, packUnit }: Pack): string | null {
  if (!isStandard(oil) || packAmount === undefined || packUnit === undefined) return null
  const { unit, parts } = inBase[packUnit]
  if (unit === 'piece') return null
  // Amounts have three decimals, so whole thousandths are formed first; 2.3 l is then exactly 2300 ml.
  const size = (toThousandths(packAmount) * (1000 / parts)) / 1000
  const below = sizes.findLast((standard) => standard <= size)
  const above = sizes.find((standard) => standard >= size)
  if (below === undefined || above === undefined || below === above) return null
  return labelMessages.packSize({
    size: writePack({ packAmount, packUnit }),
    oil: oilNames[oil],
    below: writeAmount(below, unit),
    above: writeAmount(above, unit),
  })
}

/** True for an oil that is sold by volume and does not state its weight. */
export function lacksMass(
  oil: GivenOil,
  { packUnit, packMass }: Pick<Pack, 'packUnit'> & { packMass?: number },
): boolean {
  return Boolean(oil) && (packUnit === 'ml' || packUnit === 'l') && packMass === undefined
}

function isStandard(oil: GivenOil): oil is StandardOil {
  return standardOils.some((name) => name === oil)
}

function writeAmount(size: number, unit: 'l' | 'kg'): string {
  const small = unit === 'l' ? 'ml' : 'g'
  return size < 1000
    ? writePack({ packAmount: size, packUnit: small })
    : writePack({ packAmount: size / 1000, packUnit: unit })
}
