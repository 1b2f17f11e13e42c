import { encodeQR } from 'qr'

/** A run of dark modules in a QR code. */
export type QrBar = { x: number; y: number; length: number }

/** The dark modules of a QR code in a square of `size`, with a light border of `border` modules. */
export function encodeQrBars(text: string, border = 1): { bars: QrBar[]; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border })
  const bars = rows.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '#' : ' ')).join('')
    return Array.from(line.matchAll(/#+/g), ({ 0: { length }, index: x }) => ({ x, y, length }))
  })
  return { bars, size: rows.length }
}
