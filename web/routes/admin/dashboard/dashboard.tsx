import { Link } from 'react-router'
import { pagePaths } from '../../../../contract/paths.ts'
import { GeneratedPasswordNotice } from '../../../features/accounts/admin/account-notices.tsx'
import { WeekSummary } from '../../../features/insight/admin/week-summary.tsx'
import { PasteOrder } from '../../../features/orders/admin/answer/paste-order.tsx'
import { RecentProducts } from '../../../features/products/admin/recent-products.tsx'
import { SetupCard } from '../../../features/setup/admin/setup-card.tsx'
import { isGuideDone } from '../../../features/setup/admin/steps.ts'
import { useSite } from '../../../shop/site-data.ts'
import {
  Boxes,
  ClipboardList,
  Compass,
  type Icon,
  ImagePlus,
  Images,
  IndianRupee,
  Package,
} from '../../../ui/admin/icons.tsx'
import { AddLink, PageHeader } from '../../../ui/admin/page-header.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/dashboard'
import { loadDashboard } from './load-dashboard.ts'
import { NeedsCare } from './needs-care.tsx'

export function clientLoader() {
  return loadDashboard()
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
