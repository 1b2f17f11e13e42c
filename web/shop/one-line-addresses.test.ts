import { expect, it } from 'vitest'
import { oneLineAddresses } from './one-line-addresses.ts'

const label = {
  makerName: 'Sri Murugan',
  makerAddress: '7 Brough Road,\nErode',
  fssai: '22419001000999',
  fssaiUntil: '',
  careName: '',
  carePhone: '',
  careEmail: '',
}

it('an address that staff type in lines has commas between them on pages', () => {
  const addresses = {
    address: '7 Brough Road\r\n\n Erode 638001 ',
    addressTa: '7 பிரௌ சாலை,\nஈரோடு',
    label,
  }
  expect(oneLineAddresses(addresses)).toEqual({
    address: '7 Brough Road, Erode 638001',
    addressTa: '7 பிரௌ சாலை, ஈரோடு',
    label: { ...label, makerAddress: '7 Brough Road, Erode' },
  })
})

it('an address in one line, and none, stay as they are', () => {
  const addresses = { address: '14 Chekku Street, Annur', addressTa: '', label }
  expect(oneLineAddresses(addresses)).toMatchObject({
    address: addresses.address,
    addressTa: '',
  })
})
