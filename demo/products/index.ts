import type { ProductRecord } from '../records.ts'
import { coconutOils } from './coconut.ts'
import { giftsAndCakes } from './gifts-and-cakes.ts'
import { groundnutOils } from './groundnut.ts'
import { pantry } from './pantry.ts'
import { sesameOils } from './sesame.ts'
import { specialtyOils } from './specialty.ts'

export const products: ProductRecord[] = [
  ...groundnutOils,
  ...sesameOils,
  ...coconutOils,
  ...specialtyOils,
  ...pantry,
  ...giftsAndCakes,
]
