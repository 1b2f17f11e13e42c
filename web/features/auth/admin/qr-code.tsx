import { encodeQR } from 'qr'

/** A text as a picture for a phone's camera; dark on light whatever the theme, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const modules = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-56 rounded-control"
    >
      <rect width={rows.length} height={rows.length} fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  )
}
