import type { Label } from '../../../../contract/labels/label.ts'

type VegMarkProps = { veg: NonNullable<Label['veg']>; className: string }

/** The mark as food law draws it: a green dot or a brown triangle in a square. */
export function VegMark({ veg, className }: VegMarkProps) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={className}>
      <rect width="16" height="16" fill="#fff" />
      {veg === 'veg' ? (
        <g fill="#008000" stroke="#008000">
          <rect x="1" y="1" width="14" height="14" fill="none" strokeWidth="1.5" />
          <circle cx="8" cy="8" r="4" />
        </g>
      ) : (
        <g fill="#7b3f00" stroke="#7b3f00">
          <rect x="1" y="1" width="14" height="14" fill="none" strokeWidth="1.5" />
          <path d="M8 4l4 8H4z" />
        </g>
      )}
    </svg>
  )
}
