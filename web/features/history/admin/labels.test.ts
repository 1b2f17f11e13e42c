import { expect, it } from 'vitest'
import type { AuditEntry } from '../../../../contract/history/audit-log.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { describeAction, fieldLabel, recordAddress, showLoggedValue } from './labels.ts'

const words = ({ action, entity }: Pick<AuditEntry, 'action' | 'entity'>) =>
  describeAction({ action, entity } as AuditEntry)

it('the log describes actions on the site as actions on its backups, and labels each of their fields', () => {
  expect(words({ action: 'upload', entity: 'site' })).toBe('Uploaded the backup')
  expect(words({ action: 'restore', entity: 'site' })).toBe('Restored a backup of')
  expect(words({ action: 'restore', entity: 'product' })).toBe('Brought back product')
  expect(words({ action: 'sessions-end', entity: 'account' })).toBe('Ended sessions of account')
  expect(['file', 'createdAt', 'devices', 'sessions'].map(fieldLabel)).toEqual([
    'Backup',
    'Made at',
    'Devices',
    'Sessions ended',
  ])
})

it('the log words the parts of what is stored whole', () => {
  const names = ['label.nutrition.sodiumMg', 'label.genericNameTa', 'show.popular', 'order.home']
  expect(names.map(fieldLabel)).toEqual([
    'Label nutrition sodium mg',
    'Label generic name in Tamil',
    'Show popular',
    'Order of home',
  ])
})

it('the log calls a text in Tamil by the English one', () => {
  const names = ['nameTa', 'moreDropdownLabelTa', 'story.aboutTextTa', 'delta']
  expect(names.map(fieldLabel)).toEqual([
    'Name in Tamil',
    'Dropdown label in Tamil',
    'Story about text in Tamil',
    'Delta',
  ])
})

it('the log words the pictures of a product, in their order', () => {
  const first = { image: '0f9c0f9c0f9c', kind: 'front', alt: '', altTa: '' }
  const second = { image: 'ab12ab12ab12', kind: 'back', alt: 'The label', altTa: 'பின்பக்கம்' }
  expect(fieldLabel('images')).toBe('Pictures')
  expect(showLoggedValue('images', JSON.stringify([first, second]))).toBe(
    'Picture 0f9c0f9c, front\nPicture ab12ab12, back: The label: பின்பக்கம்',
  )
})

it('the log names the product of a line, whatever its name and author', () => {
  const id = '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11'
  for (const product of ['Twin', 'No. 1 Oil\nfresh', ''])
    for (const name of [`lines.${id}.${product}`, `lines.${product}`]) {
      expect(fieldLabel(name)).toBe(`New price of ${product}`)
      expect(showLoggedValue(name, 1234.5)).toBe('₹1,234.50')
    }
})

it('an entry of the log leads to the form of a record that is still there', () => {
  const entry = { entity: 'product-group', action: 'update', record: { _id: 'oil' } } as AuditEntry
  const form = fillPath(pagePaths.adminProductGroupEdit, { id: 'oil' })
  expect(recordAddress(entry)).toBe(form)
  expect(recordAddress({ ...entry, action: 'delete' })).toBeUndefined()
})

it('the log shows the cost of a pack in rupees, also where it costs nothing', () => {
  expect(showLoggedValue('packCost', 12.5)).toBe('₹12.50')
  expect(showLoggedValue('packCost', 0)).toBe('₹0')
})
