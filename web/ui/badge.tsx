import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  honey: 'bg-honey text-on-honey',
  leaf: 'bg-leaf-wash text-leaf-ink',
  quiet: 'bg-paper-deep text-ink-soft',
}

type BadgeProps = { tone?: keyof typeof tones; children: ReactNode }

export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-xl px-2.5 py-1 text-[min(0.75rem,5vw)] font-semibold leading-tight text-balance',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
