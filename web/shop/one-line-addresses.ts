import type { ShownSettings } from '../../contract/settings/settings.ts'

type PostalAddresses = Pick<ShownSettings, 'address' | 'addressTa' | 'label'>

/** Pages show postal addresses in running text, where the lines that staff type need commas between them. */
export function oneLineAddresses({ address, addressTa, label }: PostalAddresses): PostalAddresses {
  return {
    address: joinLines(address),
    addressTa: joinLines(addressTa),
    label: { ...label, makerAddress: joinLines(label.makerAddress) },
  }
}

function joinLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ')
}
