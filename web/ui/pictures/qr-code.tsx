import { classNames } from '../class-names.ts'
import type { QrPath } from './qr-code-path.ts'

type QrCodeProps = { code: QrPath; label: string; className?: string }

/** A QR code, dark on light in every theme, because cameras need that. */
export function QrCode({ code: { path, size }, label, className }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-control', className)}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path d={path} />
    </svg>
  )
}
