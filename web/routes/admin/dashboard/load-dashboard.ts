import type { Category } from '../../../../contract/categories/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { listWithoutTamil } from '../../../features/categories/admin/category-rows.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { lacksTamilText } from '../../../features/gallery/admin/gallery-list-state.ts'
import { fetchInsight } from '../../../features/insight/admin/queries.ts'
import { fetchNavConfig } from '../../../features/navigation/admin/config-queries.ts'
import { lacksTamilLabel } from '../../../features/navigation/admin/nav-fields.ts'
import { fetchOrderTotals } from '../../../features/orders/admin/queries.ts'
import { countRevisions } from '../../../features/price-revisions/admin/queries.ts'
import { fetchCareCounts } from '../../../features/products/admin/queries.ts'
import { describeFeeDue } from '../../../features/settings/admin/fee-due.ts'
import { fetchSettings } from '../../../features/settings/admin/queries.ts'
import { listMissingTamil } from '../../../features/settings/admin/texts/missing-tamil.ts'
import { fetchSetup } from '../../../features/setup/admin/queries.ts'
import { allOf } from '../../../requests/all-of.ts'
import { browserApi } from '../../../requests/api.ts'
import { describeFailure } from '../../../requests/save-result.ts'

/** Loads the dashboard. A part that could not be read is undefined, and the rest is shown without it. */
export async function loadDashboard() {
  const loaded = await loadParts()
  const { care, insight, setup, orders, stopped, settings, navigation } = loaded
  const products = loaded.products.data
  const categories = loaded.categories.data?.data
  const gallery = loaded.gallery.data
  const productCounts = loaded.productCounts.data?.data
  const isEmpty = ({ _id: id }: Category) =>
    productCounts?.some(({ _id, products }) => _id === id && products === 0)
  return {
    care,
    insight,
    setup,
    orders,
    backups: loaded.backups.data?.data,
    labels: loaded.labels.data?.data ?? [],
    stopped,
    feeDue: describeFeeDue(settings.data?.record.label.fssaiFeeDue, Date.now()),
    withoutTamil: {
      categories: listWithoutTamil(categories ?? []),
      galleryItems: gallery?.data.filter(lacksTamilText).length ?? 0,
      settings: settings.data ? listMissingTamil(settings.data.record, Date.now()) : [],
      navigation: navigation.data ? lacksTamilLabel(navigation.data.record) : false,
    },
    emptyCategories: categories?.filter(isEmpty) ?? [],
    recent: products?.data,
    counts: {
      products: products?.pagination.total,
      categories: categories?.length,
      gallery: gallery?.pagination.total,
    },
    error: describeFailure(messages.product.fetchDataFailed, findError(loaded)),
  }
}

function loadParts() {
  const api = browserApi()
  const { recent: limit } = limits.pages
  return allOf({
    products: api.GET('/products', {
      params: { query: { visibility: 'all', limit, sort: 'updated' } },
    }),
    categories: fetchCategories(),
    gallery: api.GET('/gallery', { params: { query: { visibility: 'all' } } }),
    care: fetchCareCounts(),
    productCounts: api.GET('/categories/product-counts'),
    backups: api.GET('/backups/status'),
    labels: api.GET('/label-report'),
    stopped: countRevisions('stopped'),
    settings: fetchSettings(),
    navigation: fetchNavConfig(),
    insight: fetchInsight(7),
    setup: fetchSetup(),
    orders: fetchOrderTotals(),
  })
}

/** The error of what the counts and the list of tasks need. */
function findError(loaded: Awaited<ReturnType<typeof loadParts>>) {
  const { products, categories, gallery, productCounts, backups, labels } = loaded
  const responses = [products, categories, gallery, productCounts, backups, labels]
  const error = responses.find((response) => response.error)?.error
  const isComplete = loaded.care && loaded.stopped !== undefined
  return (
    error ?? loaded.settings.failure ?? loaded.navigation.failure ?? (isComplete ? undefined : {})
  )
}
