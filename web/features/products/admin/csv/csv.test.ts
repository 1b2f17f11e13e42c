import { describe, expect, it } from 'vitest'
import type { Category } from '../../../../../contract/category.ts'
import { messages } from '../../../../../contract/messages.ts'
import type { Product } from '../../../../../contract/product.ts'
import { planImport } from './plan-import.ts'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }
const flags = { showInNav: true, showInProductsDropdown: true }
const oils: Category = { _id: 'c1', name: 'Oils', order: 10, ...flags, ...times }
const sesame: Category = { _id: 's1', name: 'Sesame', parent: 'c1', order: 10, ...flags, ...times }
const categories = [oils, sesame]

const product: Product = {
  _id: 'p1',
  name: 'Gold "Oil", 1 L',
  description: 'Two lines:\nof text',
  price: 320.5,
  originalPrice: 400,
  category: { _id: 'c1', name: 'Oils' },
  subcategory: { _id: 's1', name: 'Sesame' },
  featured: true,
  inStock: false,
  isBestSeller: false,
  size: '1 L',
  ...times,
}

const plan = (text: string) => planImport(readCsv(text).lines, [product], categories)

describe('a file that was exported', () => {
  it('changes nothing when it is imported again', () => {
    expect(plan(writeCsv([product]))).toEqual([{ line: 2, name: product.name, kind: 'unchanged' }])
  })
})

describe('readCsv', () => {
  it('tells the line on which each record begins', () => {
    const { lines } = readCsv('name,description\r\nA,"one\r\ntwo"\r\n\r\nB,x\r\n')
    expect(lines.map(({ line, fields }) => [line, fields.name])).toEqual([
      [2, 'A'],
      [5, 'B'],
    ])
  })

  it('names columns that it does not know, and asks for those that it needs', () => {
    expect(readCsv('Name,Colour\nA,red').unknown).toEqual(['Colour'])
    expect(readCsv('Colour\nred').problem).toContain('first line')
    expect(readCsv('').problem).toContain('first line')
  })

  it('takes semicolons for commas, as some programs write them', () => {
    expect(readCsv('name;price\nA;3').lines[0]?.fields).toEqual({ name: 'A', price: '3' })
  })
})

describe('planImport', () => {
  it('makes a new product of a line without an id', () => {
    const [line] = plan('name,price,category,subcategory,featured\nNew,12.50,oils,SESAME,true')
    expect(line).toMatchObject({
      kind: 'new',
      values: { price: '12.5', category: 'c1', subcategory: 's1', featured: true, inStock: true },
    })
  })

  it('changes only what the file names', () => {
    const [line] = plan('id,price\np1,399')
    expect(line).toMatchObject({ kind: 'changed', id: 'p1', fields: ['price'] })
    expect(line).toMatchObject({ values: { name: product.name, subcategory: 's1' } })
  })

  it.each([
    ['id,name\nnone,A', 'id', messages.product.notFound],
    ['id,name\np1,', 'name', messages.product.nameRequired],
    ['name,category\nA,Flour', 'category', messages.category.unknown],
    ['name,category\nA,', 'category', messages.product.categoryRequired],
    [
      'name,category,subcategory\nA,Oils,Coconut',
      'subcategory',
      messages.category.foreignSubcategory,
    ],
    ['id,price\np1,cheap', 'price', messages.validation.money],
    ['id,originalPrice\np1,3', 'originalPrice', messages.product.originalPriceBelowPrice],
    ['id,featured\np1,perhaps', 'featured', messages.validation.boolean],
  ])('shows what is wrong in %j', (text, field, message) => {
    expect(plan(text)).toMatchObject([{ kind: 'problem', problems: [{ field, message }] }])
  })

  it('knows a product again that was imported without its id, each once', () => {
    const again = writeCsv([
      { ...product, _id: '' },
      { ...product, _id: '' },
    ])
    expect(plan(again).map(({ kind }) => kind)).toEqual(['unchanged', 'new'])
    const other = writeCsv([{ ...product, _id: '', price: 321 }])
    expect(plan(other)).toMatchObject([{ kind: 'new' }])
  })

  it('refuses a product that stands in the file twice', () => {
    expect(plan('id,price\np1,1\np1,2')[1]).toMatchObject({ line: 3, kind: 'problem' })
  })
})
