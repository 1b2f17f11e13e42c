import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { toast } from 'sonner'
import type { Category } from '../../../../contract/categories/category.ts'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { stockLevels } from '../../../../contract/stock/levels.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts'
import { type BulkResult, runBulk } from '../../../lists/bulk.ts'
import { priceScopeAddress, storePriceSelection } from '../../../lists/price-scope.ts'
import type { Selection } from '../../../lists/use-selection.ts'
import { BlockedLeaveDialog } from '../../../ui/admin/dialogs/confirm-dialog.tsx'
import { IconButton } from '../../../ui/admin/icon-button.tsx'
import {
  CalendarClock,
  Eye,
  EyeOff,
  FolderInput,
  IndianRupee,
  Layers,
  PackageCheck,
  PackageMinus,
  PackageX,
  Share2,
  Star,
  StarOff,
  Trash2,
  X,
} from '../../../ui/admin/icons.tsx'
import { Menu } from '../../../ui/admin/lists/menu.tsx'
import { BulkDialogs, type BulkQuestion } from './bulk-dialogs.tsx'
import { SelectAll } from './product-list-parts.tsx'
import { levelValues, type ProductValues, stockLabels } from './product-values.ts'
import { changeProduct } from './update-if-unchanged.ts'

type BulkBarProps = {
  selection: Selection<Product>
  /** The list's page for `Select all`, where no table header has that. */
  page?: Product[]
  categories: Category[]
  /** Absent where they could not be fetched. */
  groups: ProductGroup[] | undefined
  onDelete: (products: Product[]) => void
  onShare: (products: Product[]) => void
  onResult: (result: BulkResult) => void
}

const stockActions = {
  in: { icon: PackageCheck, separated: true },
  few: { icon: PackageMinus },
  out: { icon: PackageX },
}
const hide = { label: 'Hide', icon: EyeOff, separated: true }
const show = { label: 'Show', icon: Eye }
const season = { label: 'Season...', icon: CalendarClock }
const share = { label: 'Share as status', icon: Share2, separated: true }
const prices = { label: 'Change prices...', icon: IndianRupee }
const move = { label: 'Move to category...', icon: FolderInput }
const putInto = { label: 'Put into group...', icon: Layers }
const remove = { label: 'Delete', icon: Trash2, tone: 'danger', separated: true } as const

/** Actions on all selected products. */
export function BulkBar(props: BulkBarProps) {
  const { selection, page, categories, groups, onDelete, onShare, onResult } = props
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [finished, setFinished] = useState<number>()
  const [asked, setAsked] = useState<BulkQuestion>()
  const { items, clear, deselect } = selection
  // Leaving the page would interrupt the work.
  const blocker = useUnsavedGuard(finished !== undefined)
  if (items.length === 0) return null

  const apply = async (fields: Partial<ProductValues>) => {
    if (finished !== undefined) return
    // A second try confirms, because the change has been shown.
    const work = (product: Product) => changeProduct(product, fields, selection.renew)
    const result = await runBulk(items, ({ name }) => name, work, setFinished)
    setFinished(undefined)
    onResult(result)
    if (result.interrupted) return
    if (result.failed.length === 0) {
      toast.success(`${countOf(result.done.length, 'product')} changed`)
      deselect(items)
    }
    await revalidate()
  }

  const changePrices = () => {
    storePriceSelection(items.map(({ _id }) => _id))
    void navigate(priceScopeAddress({ what: 'selection' }))
  }

  return (
    <section
      aria-label="Selected products"
      data-bottom-bar="above-tabs"
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-2 rounded-card border border-line-strong bg-card p-2 pl-3 shadow-float md:bottom-4"
    >
      {page && page.length > 1 && <SelectAll products={page} selection={selection} caption="All" />}
      <p role="status" className="min-w-0 flex-1 font-semibold leading-tight">
        {finished === undefined
          ? `${countOf(items.length, 'product')} selected`
          : `Changing ${finished + 1} of ${items.length}...`}
      </p>
      <Menu
        label="Actions"
        actions={[
          { label: 'Feature', icon: Star, onAction: () => apply({ featured: true }) },
          { label: 'Do not feature', icon: StarOff, onAction: () => apply({ featured: false }) },
          ...stockLevels.map((stock) => ({
            ...stockActions[stock],
            label: stockLabels[stock],
            onAction: () => apply(levelValues(stock)),
          })),
          { ...hide, onAction: () => apply({ hidden: true }) },
          { ...show, onAction: () => apply({ hidden: false }) },
          { ...season, onAction: () => setAsked('season') },
          { ...share, onAction: () => onShare(items) },
          { ...prices, onAction: changePrices },
          { ...move, onAction: () => setAsked('category') },
          { ...putInto, onAction: () => setAsked('group') },
          { ...remove, onAction: () => onDelete(items) },
        ]}
      />
      <IconButton icon={X} label="Clear selection" onClick={clear} />
      <BlockedLeaveDialog blocker={blocker} />
      <BulkDialogs
        asked={asked}
        count={countOf(items.length, 'product')}
        categories={categories}
        groups={groups}
        onChoose={(fields) => {
          setAsked(undefined)
          void apply(fields)
        }}
        onClose={() => setAsked(undefined)}
      />
    </section>
  )
}
