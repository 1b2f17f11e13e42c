type Opened = {
  /** The list in the address; '' where there is none. */
  address: string
  /** The device's own; undefined before hydration, null where there never was one. */
  own: string | null | undefined
  /** True if this entry of the history has shown the own list before. */
  wasOwn: boolean
  isStaff: boolean
}

/**
 * `own`: the device's list is shown, wherever it has changed. `sent`: the one in the address. `adopted`: the
 * one in the address becomes the own. `asked`: the visitor has another one, and is asked. Staff open customers'
 * lists all day: their own lists are left alone.
 */
export type ListOwner = 'own' | 'sent' | 'adopted' | 'asked'

export function findListOwner({ address, own, wasOwn, isStaff }: Opened): ListOwner {
  if (own === undefined) return 'sent'
  if (!address || own === address) return 'own'
  if (wasOwn) return own === null ? 'adopted' : 'own'
  if (isStaff) return 'sent'
  return own ? 'asked' : 'adopted'
}
