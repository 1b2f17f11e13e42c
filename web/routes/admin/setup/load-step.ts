import { limits } from '../../../../contract/limits.ts'
import type { Setup } from '../../../../contract/setup/setup.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { fetchProductGroups } from '../../../features/products/admin/queries.ts'
import { fetchSettings } from '../../../features/settings/admin/queries.ts'
import { fetchSetup } from '../../../features/setup/admin/queries.ts'
import { findSetupKey } from '../../../features/setup/admin/steps.ts'
import { allOf } from '../../../requests/all-of.ts'
import { browserApi } from '../../../requests/api.ts'

/** Data of a step, without parts that could not be loaded. Null if there is no such step. */
export async function loadStep(name: string | undefined) {
  const step = findSetupKey(name)
  if (!step) return null
  const query = { limit: limits.pages.recent, sort: 'newest' as const }
  const { setup, settings, categories, groups, products } = await allOf({
    setup: fetchSetup(),
    settings: fetchSettings(),
    categories: fetchCategories(),
    groups: fetchProductGroups(),
    products: browserApi().GET('/products', { params: { query } }),
  })
  return {
    step,
    setup,
    settings: settings.data,
    categories: categories.data?.data,
    groups,
    products: products.data,
  }
}

/** The same, where it is known how far the shop is. */
export type StepData = NonNullable<Awaited<ReturnType<typeof loadStep>>> & { setup: Setup }
