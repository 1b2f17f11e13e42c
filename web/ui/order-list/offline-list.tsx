import { failureMessages } from '../../../contract/failure-messages.ts'
import { readOwnNames } from '../../lib/order-list-store.ts'

/** The list as far as this device knows it, where the page of the list cannot be loaded. */
export function OfflineList() {
  return (
    <div className="pointer-events-auto absolute inset-x-0 top-16 mx-auto max-h-[70dvh] w-fit max-w-[min(26rem,calc(100vw-2rem))] overflow-y-auto rounded-card bg-paper px-5 py-4 shadow-float">
      <p className="font-semibold">{failureMessages.ownList}</p>
      <ul aria-label="Products" className="mt-2 grid gap-1">
        {readOwnNames().map(({ id, name, quantity }) => (
          <li key={id}>
            {name} × {quantity}
          </li>
        ))}
      </ul>
    </div>
  )
}
