import { classNames } from './class-names.ts'

/** A quiet block in the place of what is still loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse rounded-control bg-paper-deep', className)}
    />
  )
}
