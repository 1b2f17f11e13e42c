import { describe, expect, it } from 'vitest'
import { csvColumns, csvLabel } from './columns.ts'
import { findFreeFields, findMissingColumn } from './match-columns.ts'
import { readColumns } from './testing/lines.ts'

const usesOf = (header: string) => readColumns(`${header}\nA`).columns.map(({ use }) => use)

describe('matchColumns', () => {
  it.each(
    csvColumns.flatMap((column) => [
      [column, column],
      [csvLabel(column), column],
      [` ${csvLabel(column).toUpperCase()} `, column],
      [column.replace(/[A-Z]/g, '_$&').toLowerCase(), column],
    ]),
  )('an import understands the column %j as %s', (name, column) => {
    expect(usesOf(`x,${name}`)).toEqual([undefined, column])
  })

  it.each([
    'In stock?',
    'in_stock',
    'IN-STOCK',
    'In\u00a0stock',
    '\ufeffIn stock',
    'Ｉｎ　ｓｔｏｃｋ',
  ])('an import understands the column %j', (name) =>
    expect(usesOf(`${name},x`)).toEqual(['inStock', undefined]),
  )

  it('an import understands what a column was once called', () => {
    expect(usesOf('Name,In Tamil')).toEqual(['name', 'nameTa'])
  })

  it('an import leaves open what it does not know, and what comes twice', () => {
    expect(usesOf('Name,Colour,NAME,Price (?)')).toEqual(['name', undefined, undefined, 'price'])
  })

  it('an import leaves a column without a name open only where something stands in it', () => {
    const columns = (text: string) => readColumns(text).columns.map(({ name, use }) => [name, use])
    expect(columns('name,,size\nA,,1 L')).toEqual([
      ['name', 'name'],
      ['size', 'size'],
    ])
    expect(columns('name,\nA,\nB,x')).toEqual([
      ['name', 'name'],
      ['', undefined],
    ])
  })

  it('an import offers the fields that no column is for', () => {
    expect(findFreeFields(readColumns('Name,Colour,Price,category\nA'))).toEqual(
      csvColumns.filter((column) => !['name', 'price', 'category'].includes(column)),
    )
  })

  it('an import needs a column for the name or the id', () => {
    expect(findMissingColumn(readColumns('Colour,price\nred,1'))).toContain('first line')
    expect(findMissingColumn(readColumns('ID,price\n1,1'))).toBeUndefined()
  })
})
