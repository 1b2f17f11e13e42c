import { failureMessages } from '../../../contract/failure-messages.ts'

/** The list as far as this device knows it, where the page of the list cannot be loaded. */
export function OfflineList() {
  return (
    <div className="pointer-events-auto absolute inset-x-4 top-16 mx-auto max-h-[70dvh] max-w-sm overflow-y-auto rounded-card bg-paper p-4 shadow-float">
      {failureMessages.ownList}
      <ul aria-label="Products">
        {window.orderList?.describe().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
