import { useNavigation } from 'react-router'

/** A line at the top while the next page is on its way; quick steps never show it. */
export function PendingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-0.5 animate-pending bg-gold">
      <span className="sr-only">Loading...</span>
    </div>
  )
}
