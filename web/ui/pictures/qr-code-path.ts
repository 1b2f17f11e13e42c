import { encodeQR } from 'qr'

/** The dark modules of a QR code as SVG path data, in a square of `size` with the quiet border. */
export type QrPath = { path: string; size: number }

export function encodeQrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const bars = rows.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '#' : ' ')).join('')
    return Array.from(
      line.matchAll(/#+/g),
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    )
  })
  return { path: bars.join(''), size: rows.length }
}
