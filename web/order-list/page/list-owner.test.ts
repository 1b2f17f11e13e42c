import { expect, it } from 'vitest'
import { findListOwner } from './list-owner.ts'

const opened = { address: 'a.1', own: null, wasOwn: false, isStaff: false }

it.each([
  ['before hydration, the address', { own: undefined }, 'sent'],
  ['without one in the address', { address: '', own: 'b.1' }, 'own'],
  ['the same in both', { own: 'a.1' }, 'own'],
  ['the first on this device', {}, 'adopted'],
  ['after a list that was cleared', { own: '' }, 'adopted'],
  ['beside another one', { own: 'b.1' }, 'asked'],
  ['an entry of the history that showed the own list', { own: 'b.1', wasOwn: true }, 'own'],
  ['such an entry, after the list was cleared', { own: '', wasOwn: true }, 'own'],
  ['such an entry, where nothing can be stored', { wasOwn: true }, 'adopted'],
  ['a customer’s list, opened by staff', { isStaff: true }, 'sent'],
  ['a customer’s list beside that of staff', { own: 'b.1', isStaff: true }, 'sent'],
] as const)('the list that is opened is told apart: %s', (_, given, owner) => {
  expect(findListOwner({ ...opened, ...given })).toBe(owner)
})
