import {
  type AuditAction,
  type AuditEntity,
  type AuditEntry,
  failedActions,
} from '../../../../contract/history/audit-log.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { formatPrice, formatRupees } from '../../../../contract/prices/money.ts'
import { priceOnRequest } from '../../../../contract/prices/price-words-en.ts'
import { plainFields, plainNames, plainPart } from '../../../../contract/products/plain-fields.ts'
import { type RecordCollection, recordCollections } from '../../../../contract/record-kinds.ts'
import { englishField, isTamilField } from '../../../forms/tamil-field.ts'
import { visibilityLabels } from '../../../forms/visibility-values.ts'
import { recordPages } from './versions/record-pages.ts'

export const entityLabels: Record<AuditEntity, string> = {
  product: 'Products',
  'product-group': 'Product groups',
  category: 'Categories',
  'gallery-item': 'Gallery items',
  synonym: 'Synonyms',
  'price-revision': 'Price revisions',
  order: 'Orders',
  navigation: 'Navigation',
  settings: 'Settings',
  setup: 'Opening the shop',
  account: 'Accounts',
  site: 'The site',
}

/** Actions as a filter names them. */
export const actionLabels: Record<AuditAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Brought back',
  erase: 'Customer erased',
  upload: 'Uploaded',
  download: 'Downloaded',
  'sign-in': 'Signed in',
  'sign-in-failed': 'Wrong password',
  'sign-out': 'Signed out',
  'password-change': 'Password changed',
  'password-confirm': 'Password confirmed',
  'sessions-end': 'Sessions ended',
  'second-factor-on': 'Two-step sign-in on',
  'second-factor-off': 'Two-step sign-in off',
  'second-factor-failed': 'Wrong code',
  'recovery-codes-new': 'New recovery codes',
  'recovery-code-used': 'Recovery code used',
  invite: 'Invited',
  'invitation-withdraw': 'Invitation withdrawn',
  'sign-in-link': 'Sign-in link made',
  'switch-off': 'Switched off',
  'switch-on': 'Switched on',
  'passkey-add': 'Passkey added',
  'passkey-remove': 'Passkey removed',
}

const verbs: Record<AuditAction, string> = {
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Brought back',
  erase: 'Erased the customer of',
  upload: 'Uploaded',
  download: 'Downloaded',
  'sign-in': 'Signed in to',
  'sign-in-failed': 'Wrong password for',
  'sign-out': 'Signed out of',
  'password-change': 'Changed the password of',
  'password-confirm': 'Confirmed the password of',
  'sessions-end': 'Ended sessions of',
  'second-factor-on': 'Turned on two-step sign-in of',
  'second-factor-off': 'Turned off two-step sign-in of',
  'second-factor-failed': 'Right password and wrong code for',
  'recovery-codes-new': 'Made new recovery codes of',
  'recovery-code-used': 'Used a recovery code of',
  invite: 'Invited to an',
  'invitation-withdraw': 'Withdrew the invitation to an',
  'sign-in-link': 'Made a sign-in link for the',
  'switch-off': 'Switched off the',
  'switch-on': 'Switched on the',
  'passkey-add': 'Added a passkey to',
  'passkey-remove': 'Removed a passkey of',
}

/** Actions on the site itself are actions on its backups. */
const ofBackups: Partial<Record<AuditAction, string>> = {
  create: 'Made the backup',
  upload: 'Uploaded the backup',
  download: 'Downloaded the backup',
  delete: 'Deleted the backup',
  restore: 'Restored a backup of',
}

const fieldLabels: Record<string, string> = {
  originalPrice: 'Original price',
  inStock: 'In stock',
  ...plainPart('label'),
  isPopular: 'Popular',
  images: 'Pictures',
  gtin: 'GTIN (barcode)',
  oil: 'Kind of oil',
  hsn: 'HSN code',
  group: 'Product group',
  ...visibilityLabels,
  showInNav: 'Show in navigation',
  showInProductsDropdown: 'Show in the products filter',
  maxVisibleItems: 'Max visible items',
  moreDropdownLabel: 'Dropdown label',
  sessions: 'Sessions ended',
  file: 'Backup',
  isOpen: 'Shop open',
  skipped: 'Steps left out',
  createdAt: 'Made at',
}

/** The action in words: `Changed product`. */
export function describeAction({ action, entity }: AuditEntry): string {
  const ofBackup = entity === 'site' ? ofBackups[action] : undefined
  return ofBackup ?? `${verbs[action]} ${entity.replace('-', ' ')}`
}

export function describeUser({ user, action }: AuditEntry): string {
  if (user.name) return user.name
  return failedActions.includes(action) ? 'Somebody' : 'The program'
}

/** A line of a price revision: its product's name, which is all that older entries have. */
const line = /^lines\.(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.)?(.*)$/s

/** The label of a field of any kind of record. */
export function fieldLabel(name: string): string {
  const [, product] = line.exec(name) ?? []
  if (product !== undefined) return `New price of ${product}`
  const [kind = '', ...path] = name.split('.')
  const label = fieldLabels[kind] ?? kind.slice(0, 1).toUpperCase() + kind.slice(1)
  if (isTamilField(name)) return `${fieldLabel(englishField(name))} in Tamil`
  if (path.length === 0) return label
  if (kind === 'order') return `Order of ${path}`
  return [label, ...path.map((part) => part.replace(/(?<!^)[A-Z]/g, ' $&').toLowerCase())].join(' ')
}

/** Plain fields in rupees. */
const moneyNames = new Set<string>(plainNames.filter((name) => plainFields[name].kind === 'money'))

type Value = NonNullable<AuditEntry['before']>[string] | undefined

export function showLoggedValue(name: string, value: Value): string {
  if (value === undefined || value === null || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (name === 'image') return namePicture(String(value))
  if (name === 'images') return listPictures(String(value))
  if (typeof value === 'number') {
    if (line.test(name) || /price$/i.test(name)) return formatPrice(value, priceOnRequest)
    if (moneyNames.has(name)) return formatRupees(value)
  }
  return String(value)
}

/** Names a picture by the first letters of its file's name, enough to tell two apart. */
function namePicture(image: string): string {
  return `Picture ${image.slice(0, 8)}`
}

/** Picture of a product in the log, in order. */
type LoggedPicture = { image: string; kind: string; alt: string; altTa: string }

function listPictures(value: string): string {
  const pictures: LoggedPicture[] = JSON.parse(value)
  const described = pictures.map(({ image, kind, alt, altTa }) =>
    [`${namePicture(image)}, ${kind}`, alt, altTa].filter(Boolean).join(': '),
  )
  return described.join('\n')
}

/** The page that edits the record, unless it is deleted or has no form. */
export function recordAddress({ entity, action, record }: AuditEntry): string | undefined {
  if (action === 'delete') return undefined
  if (entity === 'navigation') return pagePaths.adminNavigation
  if (entity === 'settings' || entity === 'setup') return pagePaths.adminSettings
  const collections: Partial<Record<AuditEntity, RecordCollection>> = recordCollections
  const collection = collections[entity]
  return collection && fillPath(recordPages[collection].form, { id: record._id })
}
