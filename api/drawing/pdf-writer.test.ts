import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { createPdfWriter } from './pdf-writer.ts'

it('a Tamil line ends in the font of its last letters, by which readers find its height', async () => {
  const doc = new PDFDocument({ compress: false, font: null as unknown as string })
  const bytes = buffer(doc)
  const { layOut, write } = createPdfWriter(doc)
  const style = { typeface: 'text', size: 10, fill: '#000' } as const
  for (const text of ['Oil', 'நல்லெண்ணெய் 500 ml', 'எண்ணெய்'])
    write(layOut([{ text, style }], 300), { x: 0, y: 0, width: 300 })
  doc.end()
  const file = (await bytes).toString('latin1')

  const fonts = [...file.matchAll(/\/(F\d+) 10 Tf( ET)?/g)]
  const ends = fonts.flatMap(([, name, end], at) => (end ? [[name, fonts[at - 1]?.[1]]] : []))
  expect(ends).toHaveLength(2)
  for (const [end, last] of ends) expect(end).toBe(last)
  expect(new Set(ends.map(([name]) => name)).size).toBe(2)
})
