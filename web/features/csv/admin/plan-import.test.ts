import { describe, expect, it } from 'vitest'
import type { Category } from '../../../../contract/categories/category.ts'
import { labelMessages } from '../../../../contract/labels/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { productLimits } from '../../../../contract/products/limits.ts'
import { planImport } from './plan-import.ts'
import { categories, product, readLines, references } from './testing/lines.ts'
import { exampleName, writeCsv, writeTemplate } from './write-csv.ts'

const plan = (text: string) => [...planImport(readLines(text), [product], references)]

describe('exports', () => {
  it('an exported file changes nothing when it is imported again', () => {
    expect(plan(writeCsv([product]))).toMatchObject([
      { line: 2, name: product.name, kind: 'unchanged' },
    ])
  })
})

describe('imports', () => {
  it('an import makes a new product of a line without an id', () => {
    const [line] = plan('name,price,category,subcategory,featured\nNew,12.50,oils,SESAME,true')
    expect(line).toMatchObject({
      kind: 'new',
      values: { price: '12.5', category: 'c1', subcategory: 's1', featured: true, stock: 'in' },
    })
  })

  it('an import takes a pack, blank for none, and a group by its name', () => {
    const header = 'name,category,group,packAmount,packUnit,packCount,packMass,nameTa'
    const [line] = plan(`${header}\nNew,Oils, SESAME oil ,500,ml,,455,எள்`)
    expect(line).toMatchObject({
      kind: 'new',
      values: { group: 'g1', packAmount: '500', packUnit: 'ml', packCount: '1', nameTa: 'எள்' },
    })
    const [cleared] = plan('id,group,packAmount,packUnit,packCount,packMass\np1,,,,,')
    expect(cleared).toMatchObject({
      fields: ['packAmount', 'packUnit', 'packCount', 'packMass', 'group'],
      values: { group: '', packAmount: '', packUnit: '', packCount: '1', packMass: '' },
    })
  })

  it('an import takes texts in Tamil where the file has a column for them, and leaves others alone', () => {
    const header = 'name,category,descriptionTa,Benefits in Tamil'
    const [line] = plan(`${header}\nNew,Oils,"இரண்டு\nவரி",பொரிக்க`)
    expect(line).toMatchObject({ values: { descriptionTa: 'இரண்டு\nவரி', benefitsTa: 'பொரிக்க' } })
    expect(plan(`id,name\np1,"${product.name.replaceAll('"', '""')}"`)[0]?.kind).toBe('unchanged')
    const [cleared] = plan('id,descriptionTa\np1,')
    expect(cleared).toMatchObject({ fields: ['descriptionTa'], values: { descriptionTa: '' } })
    const [wrong] = plan(`id,benefitsTa\np1,${'எ'.repeat(productLimits.benefits + 1)}`)
    expect(wrong).toMatchObject({
      problems: [
        { field: 'benefitsTa', message: messages.validation.tooLong(productLimits.benefits) },
      ],
    })
  })

  it('an import takes a GTIN however it is written, and none that is wrong', () => {
    const [line, wrong] = plan(
      'name,category,GTIN (barcode)\nNew,Oils,96 385-074\nOther,Oils,96385075',
    )
    expect(line).toMatchObject({ kind: 'new', values: { gtin: '96385074' } })
    expect(wrong).toMatchObject({
      problems: [{ field: 'gtin', message: labelMessages.gtinCheckDigit }],
    })
  })

  const few = { ...product, inStock: true, stock: 'few' as const }
  const away = { ...product, backOn: '2099-01-31' }
  const planFor = (stored: typeof product, text: string) => [
    ...planImport(readLines(text), [stored], references),
  ]

  it.each([few, away, { ...product, inStock: true, leadDays: 3 }])(
    'an import takes the stock of %j as it was exported',
    (stored) => expect(planFor(stored, writeCsv([stored]))[0]?.kind).toBe('unchanged'),
  )

  it.each([
    [few, 'id,inStock\np1,yes', 'unchanged', undefined],
    [few, 'id,inStock\np1,no', 'changed', { stock: 'out', backOn: '' }],
    [away, 'id,inStock\np1,no', 'unchanged', undefined],
    [away, 'id,In stock\np1,yes', 'changed', { stock: 'in', backOn: '' }],
    [few, 'id,inStock,stockLevel\np1,yes,', 'changed', { stock: 'in' }],
    [product, 'id,stock level\np1,Few left', 'changed', { stock: 'few' }],
    [away, 'id,backOn\np1,', 'changed', { stock: 'out', backOn: '' }],
  ])('the stock of a product becomes what a file says of it (%#)', (stored, text, kind, values) => {
    expect(planFor(stored, text)[0]).toMatchObject({ kind, ...(values && { values }) })
  })

  it.each([
    ['id,inStock,stockLevel\np1,no,few', 'stockLevel', messages.product.stockContradicts],
    ['id,stockLevel\np1,many', 'stockLevel', messages.validation.oneOf(['in', 'few', 'out'])],
    ['id,inStock,backOn\np1,yes,2099-01-31', 'backOn', messages.product.backOnInStock],
    ['id,backOn\np1,31-01-2026', 'backOn', messages.product.backOnPast],
    ['id,backOn\np1,soon', 'backOn', messages.validation.day],
    ['id,backOn\np1,௨௮-௧௧-௨௦௯௯', 'backOn', messages.product.backOnTooLate(180)],
    ['id,backOn\np1,30-02-2099', 'backOn', messages.validation.day],
    ['id,backOn\np1,28-11-26', 'backOn', messages.validation.day],
    ['id,backOn\np1,2099-01-31', 'backOn', messages.product.backOnTooLate(180)],
    ['id,leadDays\np1,three', 'leadDays', messages.validation.between(1, 30)],
    ['id,leadDays\np1,31', 'leadDays', messages.validation.between(1, 30)],
    ['id,leadDays\np1,1.5', 'leadDays', messages.validation.decimals[0]],
  ])('an import rejects the stock %j', (text, field, message) => {
    expect(plan(text)).toMatchObject([{ kind: 'problem', problems: [{ field, message }] }])
  })

  it('an import keeps the GTIN of a product where a file from before has no such column', () => {
    const [line] = plan('id,name,packMass\np1,New name,918')
    expect(line).toMatchObject({
      kind: 'changed',
      fields: ['name'],
      values: { gtin: product.gtin },
    })
  })

  it('an import changes only what the file names', () => {
    const [line] = plan('id,price\np1,399')
    expect(line).toMatchObject({ kind: 'changed', id: 'p1', fields: ['price'] })
    expect(line).toMatchObject({ priceBefore: `${product.price}` })
    expect(line).toMatchObject({ values: { name: product.name, subcategory: 's1' } })
  })

  it('an import takes a product that moves to another category out of its subcategory', () => {
    expect(plan('id,category\np1,Gifts')).toMatchObject([
      { kind: 'changed', values: { category: 'c2', subcategory: '' } },
    ])
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
    ['id,price\np1,1.250', 'price', expect.stringContaining('two ways')],
    ['id,originalPrice\np1,3', 'originalPrice', messages.product.originalPriceBelowPrice],
    ['id,featured\np1,perhaps', 'featured', messages.validation.boolean],
    ['id,group\np1,Palm Oil', 'group', messages.validation.unknownId],
    ['id,packUnit\np1,', 'packUnit', messages.product.packIncomplete],
    ['id,packAmount\np1,1.2345', 'packAmount', messages.validation.decimals[3]],
    ['id,packAmount\np1,1,5,0', '', expect.stringContaining('more cells')],
    ['id,packAmount\np1,"0,500"', 'packAmount', messages.validation.between(0.001, 100_000)],
    ['id,packAmount\np1,5e2', 'packAmount', messages.validation.between(0.001, 100_000)],
    ['id,packCount\np1,0', 'packCount', messages.validation.between(1, 100)],
  ])('an import shows what is wrong in %j', (text, field, message) => {
    expect(plan(text)).toMatchObject([{ kind: 'problem', problems: [{ field, message }] }])
  })

  it('an import knows a product again that was imported without its id, each once', () => {
    const again = writeCsv([
      { ...product, _id: '' },
      { ...product, _id: '' },
    ])
    expect(plan(again).map(({ kind }) => kind)).toEqual(['unchanged', 'problem'])
    const other = writeCsv([{ ...product, _id: '', price: 321 }])
    expect(plan(other)).toMatchObject([{ kind: 'new' }])
  })

  it('an import rejects a product that stands in the file twice, and a line that says the same again', () => {
    expect(plan('id,price\np1,1\np1,2')[1]).toMatchObject({ line: 3, kind: 'problem' })
    const twice = plan('Name,Price,Category\nA,10,Oils\n a,"10,00",OILS\nA,11,Oils')
    expect(twice.map(({ kind }) => kind)).toEqual(['new', 'problem', 'new'])
    const message = 'Stands in the file twice, first as line 2'
    expect(twice[1]).toMatchObject({ problems: [{ field: '', message }] })
    expect(twice[2]?.notes).toEqual(['Line 2 has this name already'])
  })

  it('an import keeps the price of a product where it is blank, and makes a new one without', () => {
    expect(plan('id,name,price\np1,New name, ')).toMatchObject([
      { kind: 'changed', fields: ['name'], values: { price: '320.5' } },
    ])
    expect(plan('name,price,category\nNew,,Oils')).toMatchObject([
      { kind: 'new', values: { price: '0' } },
    ])
    expect(plan('id,originalPrice\np1,')).toMatchObject([
      { kind: 'changed', values: { originalPrice: '' } },
    ])
  })

  it('an import finds categories and groups by names that look the same', () => {
    const named = (_id: string, name: string) => ({ ...categories[0], _id, name }) as Category
    const known = {
      categories: [named('a', 'கொள்ளு'), named('b', 'Straße'), named('c', 'Wood Pressed')],
      groups: [{ _id: 'g', name: 'கொள்ளு' }],
    }
    const apart = 'கொள்ளு'.normalize('NFD')
    const file = `name,category,group\nA,${apart},${apart}\nB,STRASSE,\nC,wood\u00a0 pressed,`
    const lines = [...planImport(readLines(file), [], known)]
    expect(lines).toMatchObject([
      { kind: 'new', values: { category: 'a', group: 'g' } },
      { kind: 'new', values: { category: 'b' } },
      { kind: 'new', values: { category: 'c' } },
    ])
  })

  it.each([
    ['.5', 'L', '0.5', 'l'],
    ['௫௦௦', 'ML', '500', 'ml'],
    ['"2,5"', 'Kg', '2.5', 'kg'],
    ['"1,000"', 'gms', '1000', 'g'],
    ['5', 'லிட்டர்', '5', 'l'],
    ['1', 'Piece', '1', 'piece'],
    ['1', '㎏', '1', 'kg'],
    ['1', 'ＫＧ', '1', 'kg'],
  ])('an import takes a pack of %s %s', (amount, unit, packAmount, packUnit) => {
    const [line] = plan(`name,category,packAmount,packUnit\nNew,Oils,${amount},${unit}`)
    expect(line).toMatchObject({ kind: 'new', values: { packAmount, packUnit } })
  })

  it('an import says which GTIN another product or line has', () => {
    const file = `name,category,gtin\nA,Oils,${product.gtin}\nB,Oils,96385074\nC,Oils,96385074`
    expect(plan(file).map(({ notes }) => notes)).toEqual([
      ['Another product has this GTIN already'],
      [],
      ['Line 3 has this GTIN already'],
    ])
    expect(plan(`id,gtin,size\np1,${product.gtin},2 L`)[0]?.notes).toEqual([])
  })

  it('an import shows the cell that is wrong, and each field once', () => {
    expect(plan('name,category,price\nA,Flour,cheap')).toMatchObject([
      {
        problems: [
          { field: 'category', value: 'Flour' },
          { field: 'price', value: 'cheap' },
        ],
      },
    ])
  })

  it('an import says that a name is there already', () => {
    expect(plan('name,category\nGOLD "oil",Oils')[0]?.notes).toEqual([])
    expect(plan('name,category\n"GOLD ""oil"", 1 L",Oils')[0]?.notes).toHaveLength(1)
  })

  it('an import takes no line that could not be read as it was meant', () => {
    expect(plan('id,price\np1,1,250\n')).toMatchObject([{ kind: 'problem' }])
    expect(plan('id,size,price\np1,"1 L,250\n')).toMatchObject([{ line: 2, kind: 'problem' }])
  })

  it('an import does not take question marks for the letters that they stand for', () => {
    const tamil = { ...product, description: 'நல்லெண்ணெய் – ₹320 🫙, fine' }
    const planTamil = (description: string) => [
      ...planImport(readLines(`id,description\np1,"${description}"`), [tamil], references),
    ]
    const lost = { kind: 'problem', problems: [{ field: 'description' }] }
    expect(planTamil('??????????? – ?320 ??, fine')).toMatchObject([lost])
    expect(planTamil('Really? Yes')).toMatchObject([{ kind: 'changed' }])
    expect(plan('name,category\n???? ????,Oils')).toMatchObject([
      { kind: 'problem', problems: [{ field: 'name' }] },
    ])
  })
})

describe('templates', () => {
  it('the template for an import names its columns in words of the screen, all of which are understood', () => {
    const [head = '', ...rest] = writeTemplate(categories).split('\r\n')
    expect(head).toContain(
      'Original price (₹),Category,Subcategory,Featured,In stock,Stock level,Back about',
    )
    const [line] = plan([head, ...rest].join('\n').replace(exampleName, 'My oil'))
    expect(line).toMatchObject({
      kind: 'new',
      values: { price: '320', category: 'c1', subcategory: 's1', stock: 'in', featured: false },
    })
  })

  it('the template for an import is not imported itself, also where the example has been changed', () => {
    expect(plan(writeTemplate(categories))).toMatchObject([{ line: 2, kind: 'skipped' }])
    expect(plan(writeTemplate(categories).replace('320', '5'))).toMatchObject([{ kind: 'skipped' }])
  })
})
