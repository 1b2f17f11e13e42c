import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BackupStatus } from '../../../../contract/backups/backup.ts'
import type { Category } from '../../../../contract/categories/category.ts'
import type { LabelReport } from '../../../../contract/labels/label-report.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { productLimits } from '../../../../contract/products/limits.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { describeBackupProblems } from '../../../features/backups/admin/describe-backup-problems.ts'
import { shownAddress } from '../../../features/categories/admin/category-rows.ts'
import { withoutTamilAddress } from '../../../features/gallery/admin/gallery-list-state.ts'
import { revisionsAddress } from '../../../features/price-revisions/admin/revision-list-state.ts'
import { type CareFilter, careAddress } from '../../../features/products/admin/list-state.ts'
import type { listMissingTamil } from '../../../features/settings/admin/texts/missing-tamil.ts'
import {
  Archive,
  Boxes,
  CalendarClock,
  CalendarX,
  CircleCheck,
  FileText,
  ImageOff,
  IndianRupee,
  Languages,
  PackageMinus,
  PackageX,
  Scale,
  Tags,
} from '../../../ui/admin/icons.tsx'

type WithoutTamil = {
  categories: Category[]
  galleryItems: number
  settings: ReturnType<typeof listMissingTamil>
  /** The label of the header's dropdown. */
  navigation: boolean
}

type NeedsCareProps = {
  products: Record<CareFilter, number>
  emptyCategories: Category[]
  /** Texts in English alone, but for products. */
  withoutTamil: WithoutTamil
  backups: BackupStatus | undefined
  labels: LabelReport[]
  /** Price revisions that met changed prices when their time came, or whose time had come at a restore. */
  stopped: number
  /** Sentence about the fee of the FSSAI registration, once it is due. */
  feeDue: string | null
  /** False if a part could not be read. */
  isComplete: boolean
}

const careRows: { care: CareFilter; text: string; icon: typeof ImageOff }[] = [
  { care: 'no-image', text: 'without a picture', icon: ImageOff },
  { care: 'no-description', text: 'without a description', icon: FileText },
  { care: 'no-tamil', text: 'not all in Tamil', icon: Languages },
  { care: 'out-of-stock', text: 'out of stock', icon: PackageX },
  { care: 'back-due', text: 'past their return date', icon: CalendarX },
  { care: 'few-due', text: `few for ${productLimits.fewDays} days`, icon: PackageMinus },
]

/** Tasks that need attention, with links to where they can be done. */
export function NeedsCare(props: NeedsCareProps) {
  const { products, emptyCategories, backups, labels, stopped, feeDue, isComplete } = props
  const texts = listTexts(props.withoutTamil)
  const backupProblems = describeBackupProblems(backups)
  const packless = labels.filter(({ missing }) => missing.includes('packAmount')).length
  const found = [
    ...careRows.map(({ care, ...row }) => ({
      ...row,
      to: careAddress(care),
      count: products[care],
    })),
    {
      text: 'with an unfinished label',
      icon: Tags,
      to: pagePaths.adminLabels,
      count: labels.length,
    },
    { text: 'without a pack', icon: Scale, to: pagePaths.adminProductPacks, count: packless },
  ].filter(({ count }) => count > 0)
  const isAllWell =
    isComplete &&
    !feeDue &&
    found.length + texts.length + emptyCategories.length + backupProblems.length + stopped === 0
  return (
    <section aria-labelledby="care" className="rounded-card border border-line bg-card">
      <h2 id="care" className="border-b border-line px-4 py-3 font-semibold">
        Needs care
      </h2>
      {isAllWell && (
        <p className="flex items-center gap-3 px-4 py-4 text-leaf-ink">
          <CircleCheck className="size-5" />
          Everything is in order.
        </p>
      )}
      <ul>
        {backupProblems.map((text) => (
          <Row key={text} to={pagePaths.adminBackup} icon={Archive} tone="text-danger">
            {text}
          </Row>
        ))}
        {stopped > 0 && (
          <Row to={revisionsAddress({ state: 'stopped' })} icon={IndianRupee} tone="text-danger">
            <span className="font-semibold tabular-nums">{countOf(stopped, 'price revision')}</span>{' '}
            stopped
          </Row>
        )}
        {feeDue && (
          <Row
            to={fillPath(pagePaths.adminSettingsSection, { section: 'label' })}
            icon={CalendarClock}
          >
            {feeDue}
          </Row>
        )}
        {found.map(({ text, icon, to, count }) => (
          <Row key={text} to={to} icon={icon}>
            <span className="font-semibold tabular-nums">{countOf(count, 'product')}</span> {text}
          </Row>
        ))}
        {texts.map(({ to, count, one, many, text }) => (
          <Row key={to} to={to} icon={Languages}>
            <span className="font-semibold tabular-nums">{countOf(count, one, many)}</span> {text}
          </Row>
        ))}
        {emptyCategories.map(({ _id: id, name }) => (
          <Row key={id} to={fillPath(pagePaths.adminCategoryEdit, { id })} icon={Boxes}>
            <span className="font-semibold">{name}</span> has no products
          </Row>
        ))}
      </ul>
    </section>
  )
}

type TextRow = { to: string; count: number; one: string; many?: string; text: string }

/** Missing Tamil texts, and the list or form where each is written. */
function listTexts({ categories, galleryItems, settings, navigation }: WithoutTamil): TextRow[] {
  const rows: TextRow[] = [
    {
      to: shownAddress(categories),
      count: categories.length,
      one: 'category',
      many: 'categories',
      text: 'without a Tamil name',
    },
    {
      to: withoutTamilAddress,
      count: galleryItems,
      one: 'gallery item',
      text: 'not all in Tamil',
    },
    ...settings.map(({ section, texts }) => ({
      to: fillPath(pagePaths.adminSettingsSection, { section: section.path }),
      count: texts,
      one: 'text',
      text: `not in Tamil: settings, ${section.title}`,
    })),
    {
      to: `${pagePaths.adminNavigation}?tab=settings`,
      count: Number(navigation),
      one: 'text',
      text: 'not in Tamil: label of the dropdown',
    },
  ]
  return rows.filter(({ count }) => count > 0)
}

type RowProps = { to: string; icon: typeof ImageOff; tone?: string; children: ReactNode }

function Row({ to, icon: Icon, tone = 'text-gold-ink', children }: RowProps) {
  return (
    <li className="border-b border-line last:border-0">
      <Link to={to} className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-paper-deep">
        <Icon className={`size-5 shrink-0 ${tone}`} />
        <span>{children}</span>
      </Link>
    </li>
  )
}
