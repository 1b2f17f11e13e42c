import { describe, expect, it } from 'vitest'
import { decodeText } from './read-file.ts'
import { readCsvRows } from './read-rows.ts'

const cellsOf = (text: string) => [...readCsvRows(text)].map(({ cells }) => cells)

describe('readCsvRows', () => {
  it('the reader of CSV files counts lines as a spreadsheet does, which shows a text of two lines in one cell', () => {
    const rows = [...readCsvRows('name,description\nA,"one\ntwo"\n\nB,x\n')]
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'name'],
      [2, 'A'],
      [4, 'B'],
    ])
  })

  it('the reader of CSV files counts on over many lines', () => {
    const lines = Array.from({ length: 1201 }, (_, index) => `Oil ${index},"a\n${index}"`)
    const rows = [...readCsvRows(`name,text\n${lines.join('\n')}`)]
    expect(rows).toHaveLength(1202)
    expect(rows.at(-1)).toMatchObject({ line: 1202, cells: ['Oil 1200', 'a\n1200'] })
  })

  it.each([
    [';', 'name;price\nA, B;3,50'],
    ['tab', 'name\tprice\nA, B\t3,50'],
    ['|', 'name|price\nA, B|3,50'],
    ['what the file says', 'sep=^\nname^price\nA, B^3,50'],
    [',', 'name,price\n"A, B","3,50"'],
  ])('the reader of CSV files knows the separator %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['name', 'price'],
      ['A, B', '3,50'],
    ])
  })

  it('the reader of CSV files does not take what follows a stray quotation mark for what it seems', () => {
    const rows = [...readCsvRows('name,size\nA,"1 L\nB,2 L\n')]
    expect(rows).toMatchObject([{}, { line: 2, error: expect.stringContaining('quotation') }])
    expect(rows).toHaveLength(2)
  })
})

describe('decodeText', () => {
  const words = 'Name;நல்லெண்ணெய் ₹ – “é”\r\nA'
  const utf16 = (text: string, littleEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2))
    for (let index = 0; index < text.length; index++)
      view.setUint16(index * 2, text.charCodeAt(index), littleEndian)
    return new Uint8Array(view.buffer)
  }

  it.each([
    ['UTF-8', new TextEncoder().encode(words)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${words}`)],
    ['UTF-16, as “Unicode text”', utf16(`\ufeff${words}`, true)],
    ['UTF-16, the other way round', utf16(`\ufeff${words}`, false)],
    ['UTF-16 without its mark', utf16(`Name;Description;Price;Size;Size;${words}`, true)],
  ])('the text of a file is read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toEqual({ text: expect.stringMatching(/“é”\nA$/) })
    expect(decodeText(bytes)).toEqual({ text: expect.stringContaining('நல்லெண்ணெய் ₹ –') })
  })

  it('the text of a file is read from Windows-1252, as Excel saves a plain CSV file', () => {
    const bytes = new Uint8Array([0x41, 0x20, 0x96, 0x20, 0xe9, 0x20, 0x93, 0x42, 0x94, 0x0d, 0x0a])
    expect(decodeText(bytes)).toEqual({ text: 'A – é “B”\n' })
  })

  it.each([
    ['.xlsx', [0x50, 0x4b, 3, 4, 20]],
    ['.xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ])('the reader asks for another file instead of %s', (_, bytes) => {
    expect(decodeText(new Uint8Array(bytes))).toEqual({
      problem: expect.stringContaining('CSV UTF-8'),
    })
  })
})
