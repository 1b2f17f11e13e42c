import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { createPdfWriter, type PdfWriter } from './pdf-writer.ts'
import { encodeQrBars } from './qr-bars.ts'

/** A sheet of A4, in points. */
export const sheet = { width: 595.28, height: 841.89 }

export type Element = PDFKit.PDFStructureElement
type ElementOptions = { alt?: string; scope?: 'Row' | 'Column' }

export type Pdf = {
  doc: PDFKit.PDFDocument
  writer: PdfWriter
  /** The parts as a screen reader announces them. */
  root: Element
  /** Adds an element to another; with `draw`, it contains what that draws. */
  element(parent: Element, type: string, options?: ElementOptions, draw?: () => void): Element
  /** Draws decoration that is not part of the content. */
  decorate(draw: () => void): void
  /** Draws a QR code with a light border of one module, or as many as given. */
  drawQrCode(text: string, place: QrPlace): void
  finish(): Promise<Uint8Array>
}

type QrPlace = { x: number; y: number; size: number; border?: number }
type Options = { title: string; author: string; lang: string; date: Date }

/** A tagged PDF, on sheets of A4 unless a page says otherwise. The same contents give the same bytes. */
export function createPdf({ title, author, lang, date }: Options): Pdf {
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang,
    // PDFKit's default font is not embedded.
    font: null as unknown as string,
    info: { Title: title, Author: author, CreationDate: date, Producer: author, Creator: author },
  })
  const bytes = buffer(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)

  return {
    doc,
    root,
    writer: createPdfWriter(doc),

    element(parent, type, options = {}, draw) {
      const element = doc.struct(type, options)
      parent.add(element)
      if (!draw) return element
      element.add(doc.markStructureContent(type))
      draw()
      doc.endMarkedContent()
      element.end()
      return element
    },

    decorate(draw) {
      doc.markContent('Artifact', { type: 'Layout' })
      draw()
      doc.endMarkedContent()
    },

    drawQrCode(text, { x, y, size, border }) {
      const { bars, size: modules } = encodeQrBars(text, border)
      const module = size / modules
      for (const bar of bars)
        doc.rect(x + bar.x * module, y + bar.y * module, bar.length * module, module)
      doc.fill('#000')
    },

    async finish() {
      root.end()
      doc.end()
      return new Uint8Array(await bytes)
    },
  }
}
