import type { ProductGroup } from '../../../../contract/groups/group.ts'
import type { LabelReport } from '../../../../contract/labels/label-report.ts'
import { findLabelWarnings, findMissing } from '../../../../contract/labels/label-rules.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { groupLabels, toField } from './group-values.ts'

/** Something to complete or reword, and the page where that is done. */
export type LabelTask = { id: string; name: string; to: string; lacks: string[]; warns: string[] }

const ofGroup = 'label.'
const ofMaker = 'settings.label.'

const fieldNames: Record<string, string> = {
  ...groupLabels,
  nutrition: 'Nutrition',
  price: 'Price',
  packAmount: 'Amount in the pack',
  packMass: 'Net mass',
  gtin: 'GTIN (barcode)',
  size: 'Size',
  group: 'Product group',
  description: 'Description',
  descriptionTa: 'Description in Tamil',
  benefits: 'Benefits',
  benefitsTa: 'Benefits in Tamil',
  makerName: 'Maker',
  makerAddress: 'Address of the maker',
  fssai: 'FSSAI number',
  carePhone: 'Consumer care',
}

const nameOf = (path: string) => fieldNames[toField(path)] ?? path

/** Tasks of the report, each once where it is corrected: the shop, a group, a product. */
export function listLabelTasks(report: LabelReport[], groups: ProductGroup[]): LabelTask[] {
  const ofShop = report[0]?.missing.filter((path) => path.startsWith(ofMaker)) ?? []
  const shop = {
    id: 'shop',
    name: 'Every label',
    to: fillPath(pagePaths.adminSettingsSection, { section: 'label' }),
    lacks: ofShop.map(nameOf),
    warns: [],
  }
  const used = groups.filter(({ products }) => products > 0).map(toGroupTask)
  return [shop, ...used, ...report.map(toProductTask)].filter(
    ({ lacks, warns }) => lacks.length + warns.length > 0,
  )
}

function toGroupTask({ _id: id, name, label }: ProductGroup): LabelTask {
  return {
    id,
    name,
    to: fillPath(pagePaths.adminProductGroupEdit, { id }),
    lacks: findMissing(label).map(nameOf),
    warns: findLabelWarnings({}, label).map(toWarning),
  }
}

function toProductTask({ product, missing, warnings }: LabelReport): LabelTask {
  const isOwn = (path: string) => !path.startsWith(ofGroup) && !path.startsWith(ofMaker)
  return {
    id: product._id,
    name: product.name,
    to: fillPath(pagePaths.adminProductEdit, { id: product._id }),
    lacks: missing.filter(isOwn).map(nameOf),
    warns: warnings.filter(({ field }) => isOwn(field)).map(toWarning),
  }
}

function toWarning({ field, message }: LabelReport['warnings'][number]): string {
  return `${nameOf(field)}: ${message}`
}
