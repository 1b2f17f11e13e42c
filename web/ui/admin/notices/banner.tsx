import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { CircleAlert, CircleCheck } from '../icons.tsx'

type BannerProps = {
  tone: 'danger' | 'success'
  title?: string
  children: ReactNode
}

/** A message about a page or form, announced by screen readers. */
export function Banner({ tone, title, children }: BannerProps) {
  const Icon = tone === 'danger' ? CircleAlert : CircleCheck
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classNames(
        'flex gap-3 rounded-control px-4 py-3 outline-none',
        tone === 'danger' ? 'bg-danger-wash text-danger' : 'bg-leaf-wash text-leaf-ink',
      )}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        {title && <h2 className="font-semibold">{title}</h2>}
        <div className="font-medium">{children}</div>
      </div>
    </div>
  )
}
