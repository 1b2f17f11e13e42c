import { type ReactNode, useState } from 'react'
import { ChevronDown } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'

type LazyDetailsProps<T> = {
  summary: ReactNode
  /** Message of a failure. */
  failed: string
  /** Null where it fails. */
  load: () => Promise<T | null | undefined>
  children: (loaded: T) => ReactNode
  className: string
  summaryClassName: string
  contentClassName: string
}

/** Details whose content is loaded once they are opened. */
export function LazyDetails<T extends object>(props: LazyDetailsProps<T>) {
  const { summary, failed, load, children } = props
  const [loaded, setLoaded] = useState<T | 'failed'>()
  const start = async () => setLoaded((await load()) ?? 'failed')
  return (
    <details
      className={classNames('group', props.className)}
      onToggle={({ currentTarget }) => currentTarget.open && typeof loaded !== 'object' && start()}
    >
      <summary
        className={classNames(
          'flex cursor-pointer list-none items-center justify-between gap-3',
          props.summaryClassName,
        )}
      >
        {summary}
        <ChevronDown className="size-5 text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className={props.contentClassName}>
        {!loaded && (
          <p role="status" className="text-ink-soft">
            Loading...
          </p>
        )}
        {loaded === 'failed' && (
          <div role="alert" className="grid justify-items-start gap-2 text-danger">
            {failed}
            <Button variant="secondary" onClick={start}>
              Try again
            </Button>
          </div>
        )}
        {typeof loaded === 'object' && children(loaded)}
      </div>
    </details>
  )
}
