import { classNames } from '../../class-names.ts'
import type { Icon } from '../icons.tsx'

/** Shared style of buttons beside a file. */
export const fileTool =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control border border-line-strong px-2.5 text-sm font-semibold transition-colors hover:border-ink hover:bg-paper-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-gold has-disabled:opacity-55'

type FileButtonProps = {
  label: string
  /** Lets a form find the input. */
  name?: string
  icon: Icon
  accept: string
  disabled?: boolean
  onFiles: (files: File[]) => void
  multiple?: boolean
  /** Opens the camera instead of the files. */
  capture?: boolean
}

export function FileButton({ label, icon: Icon, onFiles, capture, ...input }: FileButtonProps) {
  return (
    <label className={classNames(fileTool, 'cursor-pointer')}>
      <Icon className="size-4" />
      {label}
      <input
        {...input}
        type="file"
        capture={capture ? 'environment' : undefined}
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files])
          // The same file may be chosen again.
          target.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}
