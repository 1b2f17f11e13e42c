import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'

let library: Promise<PDFiumLibrary> | undefined

/** Reads a PDF as Chromium does: the text that can be found and copied, page by page. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: string[] }> {
  return withPdf(bytes, async (document) => ({
    pages: [...document.pages()].map((page) => page.getText().replace(/\r\n?/g, '\n')),
  }))
}

/** Renders the first page at the given size in pixels, as a printer would. */
export async function renderPdf(bytes: Uint8Array, size: { width: number; height: number }) {
  return withPdf(bytes, (document) => document.getPage(0).render({ ...size, render: 'bitmap' }))
}

async function withPdf<T>(
  bytes: Uint8Array,
  work: (document: PDFiumDocument) => Promise<T>,
): Promise<T> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(bytes)
  try {
    return await work(document)
  } finally {
    document.destroy()
  }
}
