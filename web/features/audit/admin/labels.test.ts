import { expect, it } from 'vitest'
import type { AuditEntry } from '../../../../contract/audit-log/audit-log.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { describeAction, fieldLabel, recordAddress } from './labels.ts'

const words = ({ action, entity }: Pick<AuditEntry, 'action' | 'entity'>) =>
  describeAction({ action, entity } as AuditEntry)

it('words what is done to the site as done to a backup of it, and names what is told of it', () => {
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

it('words the parts of what is stored whole', () => {
  const names = ['label.nutrition.sodiumMg', 'label.genericNameTa', 'show.popular', 'order.home']
  expect(names.map(fieldLabel)).toEqual([
    ...['Label nutrition sodium mg', 'Label generic name ta', 'Show popular', 'Order of home'],
  ])
})

it('leads to the form of a record that is still there', () => {
  const entry = { entity: 'product-group', action: 'update', record: { _id: 'oil' } } as AuditEntry
  const form = fillPath(pagePaths.adminProductGroupEdit, { id: 'oil' })
  expect(recordAddress(entry)).toBe(form)
  expect(recordAddress({ ...entry, action: 'delete' })).toBeUndefined()
})
