import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useWideAdmin } from '../../behaviour/use-media-query.ts'
import { ChevronDown } from '../icons.tsx'

type FoldedSectionProps = {
  title: string
  /** Content in a few words. */
  filled: string
  /** True if a field inside is rejected; and the count of save attempts. */
  hasError: boolean
  attempts: number
  /** Unfolds it on a phone, too. */
  startsOpen?: boolean
  children: ReactNode
}

/** Fields that are seldom needed, folded on a phone under a heading that says what they hold. */
export function FoldedSection(props: FoldedSectionProps) {
  const { title, filled, hasError, attempts, startsOpen, children } = props
  const id = useId()
  const isWide = useWideAdmin()
  const [isOpenAtFirst] = useState(startsOpen || isWide)
  const details = useRef<HTMLDetailsElement>(null)

  // A field in a folded section takes no focus, so that the form could not give it.
  useEffect(() => {
    const { current } = details
    if (!hasError || !current || current.open || attempts === 0) return
    current.open = true
    const rejected = current.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (current.contains(rejected ?? null)) rejected?.focus()
  }, [hasError, attempts])

  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-card">
      <details ref={details} open={isOpenAtFirst} className="group">
        <summary className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 py-3 md:px-6">
          <h2 className="min-w-0 flex-1 wrap-anywhere">
            <span id={id} className="font-display text-subheading">
              {title}
            </span>
            {filled && <span className="text-ink-soft">: {filled}</span>}
          </h2>
          <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 px-4 pb-4 md:px-6 md:pb-6">{children}</div>
      </details>
    </section>
  )
}
