import { useNavigation } from 'react-router'
import { classNames } from './class-names.ts'

/** A thread of gold along the top while the next page is on its way, and a word to it where that takes long. */
export function NavigationProgress() {
  const loading = useNavigation().state === 'loading'
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75">
      {loading && (
        <span className="late absolute left-1/2 top-3 -translate-x-1/2 rounded-full bg-action px-4 py-1.5 text-sm font-semibold text-on-action shadow-float">
          Loading...
        </span>
      )}
      <span
        className={classNames(
          'block h-full origin-left bg-gold',
          loading
            ? 'scale-x-85 opacity-100 transition-transform delay-150 duration-5000 ease-out'
            : 'scale-x-0 opacity-0',
        )}
      />
    </div>
  )
}
