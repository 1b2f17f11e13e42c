import { X } from '../icons.tsx'

/** A filter that a link has set, with the way out of it. */
export function ActiveFilter({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      onClick={onClear}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full bg-gold-wash px-4 text-sm font-semibold"
    >
      {label}
      <X className="size-4" />
      <span className="sr-only">Show all</span>
    </button>
  )
}
