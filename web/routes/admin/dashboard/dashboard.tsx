import { Link } from 'react-router'
import type { Category } from '../../../contract/categories/category.ts'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { pagePaths } from '../../../contract/paths.ts'
import { GeneratedPasswordNotice } from '../../features/accounts/admin/account-notices.tsx'
import { listWithoutTamil } from '../../features/categories/admin/category-rows.ts'
import { fetchCategories } from '../../features/categories/admin/queries.ts'
import { lacksTamilText } from '../../features/gallery/admin/gallery-list-state.ts'
import { fetchInsight } from '../../features/insight/admin/queries.ts'
import { WeekSummary } from '../../features/insight/admin/week-summary.tsx'
import { fetchNavConfig } from '../../features/navigation/admin/config-queries.ts'
import { lacksTamilLabel } from '../../features/navigation/admin/nav-fields.ts'
import { PasteOrder } from '../../features/orders/admin/answer/paste-order.tsx'
import { fetchOrderTotals } from '../../features/orders/admin/queries.ts'
import { countRevisions } from '../../features/price-revisions/admin/queries.ts'
import { fetchCareCounts } from '../../features/products/admin/queries.ts'
import { RecentProducts } from '../../features/products/admin/recent-products.tsx'
import { describeFeeDue } from '../../features/settings/admin/fee-due.ts'
import { fetchSettings } from '../../features/settings/admin/queries.ts'
import { listMissingTamil } from '../../features/settings/admin/texts/missing-tamil.ts'
import { fetchSetup } from '../../features/setup/admin/queries.ts'
import { SetupCard } from '../../features/setup/admin/setup-card.tsx'
import { isGuideDone } from '../../features/setup/admin/steps.ts'
import { browserApi } from '../../requests/api.ts'
import { describeFailure } from '../../requests/save-result.ts'
import { useSite } from '../../shop/site-data.ts'
import {
  Boxes,
  ClipboardList,
  Compass,
  type Icon,
  ImagePlus,
  Images,
  IndianRupee,
  Package,
} from '../../ui/admin/icons.tsx'
import { AddLink, PageHeader } from '../../ui/admin/page-header.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Route } from './+types/dashboard'
import { NeedsCare } from './needs-care.tsx'

export async function clientLoader() {
  const [
    products,
    categories,
    gallery,
    care,
    productCounts,
    backups,
    labels,
    stopped,
    settings,
    navigation,
    insight,
    setup,
    orders,
  ] = await Promise.all([
    browserApi().GET('/products', {
      params: { query: { visibility: 'all', limit: limits.pages.recent, sort: 'updated' } },
    }),
    fetchCategories(),
    browserApi().GET('/gallery', { params: { query: { visibility: 'all' } } }),
    fetchCareCounts(),
    browserApi().GET('/categories/product-counts'),
    browserApi().GET('/backups/status'),
    browserApi().GET('/label-report'),
    countRevisions('stopped'),
    fetchSettings(),
    fetchNavConfig(),
    fetchInsight(7),
    fetchSetup(),
    fetchOrderTotals(),
  ])
  const isEmpty = ({ _id: id }: Category) =>
    productCounts.data?.data.some(({ _id, products }) => _id === id && products === 0)
  return {
    care,
    insight,
    setup,
    orders,
    backups: backups.data?.data,
    labels: labels.data?.data ?? [],
    stopped,
    feeDue: describeFeeDue(settings.data?.record.label.fssaiFeeDue, Date.now()),
    withoutTamil: {
      categories: listWithoutTamil(categories.data?.data ?? []),
      galleryItems: gallery.data?.data.filter(lacksTamilText).length ?? 0,
      settings: settings.data ? listMissingTamil(settings.data.record, Date.now()) : [],
      navigation: navigation.data ? lacksTamilLabel(navigation.data.record) : false,
    },
    emptyCategories: categories.data?.data.filter(isEmpty) ?? [],
    recent: products.data?.data,
    counts: {
      products: products.data?.pagination.total,
      categories: categories.data?.data.length,
      gallery: gallery.data?.pagination.total,
    },
    error: describeFailure(
      messages.product.fetchDataFailed,
      products.error ??
        categories.error ??
        gallery.error ??
        productCounts.error ??
        backups.error ??
        labels.error ??
        settings.failure ??
        navigation.failure ??
        (care && stopped !== undefined ? undefined : {}),
    ),
  }
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { recent, counts, care, backups, labels, stopped, feeDue, error } = loaderData
  const { emptyCategories, withoutTamil, setup, orders } = loaderData
  // A new shop sees the guide first, not counts of zero and a list of tasks.
  const isNew =
    setup !== undefined && !isGuideDone(setup) && (!setup.isOpen || counts.products === 0)
  const isCounted = useSite().counts
  const tiles = [
    { to: pagePaths.adminProducts, Icon: Package, name: 'Products', count: counts.products },
    { to: pagePaths.adminOrders, Icon: ClipboardList, name: 'Orders', count: orders?.new.count },
    { to: pagePaths.adminCategories, Icon: Boxes, name: 'Categories', count: counts.categories },
    { to: pagePaths.adminGallery, Icon: Images, name: 'Gallery', count: counts.gallery },
    { to: pagePaths.adminGalleryNew, Icon: ImagePlus, name: 'Add gallery item' },
    { to: pagePaths.adminNavigation, Icon: Compass, name: 'Navigation' },
    { to: pagePaths.adminPricesNew, Icon: IndianRupee, name: 'Change prices' },
  ]
  return (
    <>
      <PageHeader title="Dashboard">
        <AddLink to={pagePaths.adminProductNew}>Add product</AddLink>
      </PageHeader>
      <div className="grid gap-6">
        {setup && <SetupCard setup={setup} />}
        {!isNew && <GeneratedPasswordNotice />}
        {error && <ErrorState message={error} />}
        {care && !isNew && (
          <NeedsCare
            products={care}
            emptyCategories={emptyCategories}
            withoutTamil={withoutTamil}
            backups={backups}
            labels={labels}
            stopped={stopped ?? 0}
            feeDue={feeDue}
            isComplete={!error}
          />
        )}
        <nav
          aria-label="At a glance"
          className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-3 md:grid-cols-2 lg:grid-cols-7"
        >
          {tiles.map((tile) => (
            <Tile key={tile.to} {...tile} count={isNew && !tile.count ? undefined : tile.count} />
          ))}
        </nav>
        {!isNew && <PasteOrder />}
        {isCounted && !isNew && <WeekSummary insight={loaderData.insight} />}
        {recent && !(isNew && recent.length === 0) && <RecentProducts products={recent} />}
      </div>
    </>
  )
}

type TileProps = { to: string; Icon: Icon; name: string; count?: number }

function Tile({ to, Icon, name, count }: TileProps) {
  return (
    <Link
      to={to}
      className="flex min-h-24 flex-col justify-between gap-2 rounded-card border border-line bg-card p-4 transition-colors hover:border-line-strong"
    >
      <span className="flex items-start justify-between gap-2">
        <span className="font-display text-heading leading-none tabular-nums">{count}</span>
        <Icon className="size-5 text-gold-ink" />
      </span>
      <span className="text-sm font-semibold">{name}</span>
    </Link>
  )
}
