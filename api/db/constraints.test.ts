import { type Insertable, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountLimits } from '../../contract/accounts/limits.ts'
import { categoryLimits } from '../../contract/categories/limits.ts'
import { galleryLimits } from '../../contract/gallery/limits.ts'
import { productLimits } from '../../contract/products/limits.ts'
import { galleryItemRepository } from '../catalogue/gallery-items-repository.ts'
import { createAdministrator } from '../features/accounts/administrators.ts'
import { systemAuthor } from '../records/author.ts'
import { bothEngines, createTestDatabase } from '../testing/database.ts'
import type { ProductPicturesTable } from './catalogue-tables.ts'
import { findViolation } from './failures.ts'
import type { Database } from './schema.ts'
import { deferForeignKeys, transaction } from './transaction.ts'

describe.each(bothEngines)('on %s', (engine) => {
  let db: Database
  let close: () => Promise<void>

  beforeAll(async () => {
    ;({ db, close } = await createTestDatabase(engine))
  })
  afterAll(() => close())
  beforeEach(async () => {
    await transaction(db, async (trx) => {
      await trx.deleteFrom('users').execute()
      await trx.deleteFrom('gallery_items').execute()
      await trx.deleteFrom('products').execute()
      await trx.deleteFrom('categories').where('level', '=', 2).execute()
      await trx.deleteFrom('categories').execute()
    })
    await addCategory('oils')
    await addCategory('sweets')
    await addCategory('sesame', 'oils')
  })

  const now = Date.now()

  function addCategory(id: string, parent: string | null = null, name = id) {
    return db
      .insertInto('categories')
      .values({
        id,
        name,
        name_key: name,
        parent_id: parent,
        sort_order: 10,
        show_in_nav: 1,
        show_in_products_dropdown: 1,
        created_at: now,
        updated_at: now,
      })
      .execute()
  }

  let nextNumber = 1
  function addProduct(
    id: string,
    values: { category_id: string; subcategory_id?: string; price?: number; image_id?: string },
  ) {
    return db
      .insertInto('products')
      .values({
        id,
        name: id,
        name_key: id,
        description: '',
        number: nextNumber++,
        price: 100,
        featured: 0,
        in_stock: 1,
        is_best_seller: 0,
        size: '',
        benefits: '',
        created_at: now,
        updated_at: now,
        ...values,
      })
      .execute()
  }

  const setParent = (trx: Database, id: string, parent: string | null) =>
    trx.updateTable('categories').set({ parent_id: parent }).where('id', '=', id).execute()

  const readProduct = (id: string) =>
    db
      .selectFrom('products')
      .select(['category_id', 'subcategory_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  async function violation(write: Promise<unknown>) {
    const error = await write.then(
      () => null,
      (reason: unknown) => reason,
    )
    return findViolation(error)
  }

  it('the tables hold unique names among siblings only', async () => {
    expect(await violation(addCategory('other', null, 'oils'))).toEqual({
      kind: 'unique',
      constraint: 'categories_sibling_name_unique',
    })
    expect(await violation(addCategory('other', 'oils', 'sesame'))).toMatchObject({
      constraint: 'categories_sibling_name_unique',
    })
    await addCategory('other', 'sweets', 'sesame')
  })

  it('there are two levels', async () => {
    expect(await violation(addCategory('black', 'sesame'))).toMatchObject({ kind: 'foreign-key' })
    expect(await violation(addCategory('lost', 'nowhere'))).toMatchObject({ kind: 'foreign-key' })
    expect(await violation(setParent(db, 'oils', 'sweets'))).toMatchObject({ kind: 'foreign-key' })
  })

  it('a product stands in a main category, and in a subcategory of it', async () => {
    expect(await violation(addProduct('p', { category_id: 'nowhere' }))).toMatchObject({
      kind: 'foreign-key',
    })
    expect(await violation(addProduct('p', { category_id: 'sesame' }))).toMatchObject({
      kind: 'foreign-key',
    })
    expect(
      await violation(addProduct('p', { category_id: 'sweets', subcategory_id: 'sesame' })),
    ).toMatchObject({ kind: 'foreign-key' })
    await addProduct('p', { category_id: 'oils', subcategory_id: 'sesame' })
  })

  it('a price is not negative, and not above the original one', async () => {
    expect(await violation(addProduct('p', { category_id: 'oils', price: -1 }))).toEqual({
      kind: 'check',
      constraint: 'products_price_not_negative',
    })
    await addProduct('p', { category_id: 'oils', price: 100 })
    expect(
      await violation(db.updateTable('products').set({ original_price: 99 }).execute()),
    ).toEqual({ kind: 'check', constraint: 'products_original_price_not_below' })
  })

  it.each([
    ['categories', 'name', categoryLimits.name],
    ['categories', 'name_ta', categoryLimits.name],
    ['products', 'name', productLimits.name],
    ['products', 'description', productLimits.description],
    ['products', 'size', productLimits.size],
    ['products', 'benefits', productLimits.benefits],
    ['products', 'description_ta', productLimits.description],
    ['products', 'benefits_ta', productLimits.benefits],
    ['gallery_items', 'title', galleryLimits.title],
    ['gallery_items', 'description', galleryLimits.description],
    ['gallery_items', 'title_ta', galleryLimits.title],
    ['gallery_items', 'description_ta', galleryLimits.description],
    ['gallery_items', 'category_text', galleryLimits.category],
    ['users', 'name', accountLimits.name],
    ['users', 'email', accountLimits.email],
  ] as const)(
    'the column %s.%s is as long as a client may write it',
    async (table, column, max) => {
      await addProduct('p', { category_id: 'oils' })
      await galleryItemRepository(db).insert({ title: 'Press', description: '' }, systemAuthor)
      await createAdministrator(db, { email: 'a@example.com', name: 'A' })
      // The table's last constraint: names of categories are unique.
      const write = (text: string) =>
        sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text}
        where id = (select max(id) from ${sql.table(table)})`.execute(db)
      await write('🫒'.repeat(max))
      const tooLong = { kind: 'check', constraint: `${table}_${column}_length` }
      expect(await violation(write('🫒'.repeat(max + 1)))).toEqual(tooLong)
      // PostgreSQL stores no such letter in any text.
      expect(await violation(write('a\0'))).toEqual(engine === 'sqlite' ? tooLong : null)
    },
  )

  it('a picture that is not stored cannot be shown', async () => {
    expect(
      await violation(addProduct('p', { category_id: 'oils', image_id: 'none' })),
    ).toMatchObject({ kind: 'foreign-key' })
  })

  describe('pictures', () => {
    beforeEach(async () => {
      const image = {
        width: 1,
        height: 1,
        bytes: 1,
        placeholder: '',
        variants: '[]',
        created_at: 0,
      }
      await db.deleteFrom('images').execute()
      await db
        .insertInto('images')
        .values(['1', '2'].map((id) => ({ id, ...image })))
        .execute()
      await addProduct('p', { category_id: 'oils' })
    })

    const picture = { id: 'a', product_id: 'p', position: 1, image_id: '1', alt: '', alt_ta: '' }
    const add = (values: Partial<Insertable<ProductPicturesTable>> = {}) =>
      db
        .insertInto('product_pictures')
        .values({ ...picture, kind: 'front', ...values })
        .execute()

    it.each([
      [{ position: 0 }, 'position'],
      [{ position: 6 }, 'position'],
      [{ kind: 'side' as 'front' }, 'kind'],
      [{ alt: 'x'.repeat(121) }, 'alt_length'],
      [{ alt_ta: 'எ'.repeat(121) }, 'alt_ta_length'],
    ])(
      'further pictures of a product are as a client may write them: not %j',
      async (values, name) => {
        const constraint = `product_pictures_${name}`
        expect(await violation(add(values))).toEqual({ kind: 'check', constraint })
      },
    )

    it('further pictures of a product are each another picture, in a place of its own', async () => {
      await add()
      for (const values of [
        { id: 'b', position: 2 },
        { id: 'b', image_id: '2' },
      ])
        expect(await violation(add(values))).toMatchObject({ kind: 'unique' })
      await add({ id: 'b', position: 2, image_id: '2' })
    })

    it('further pictures are stored ones of a product that exists, and go with it', async () => {
      const lost = { kind: 'foreign-key' }
      expect(await violation(add({ image_id: 'none' }))).toMatchObject(lost)
      expect(await violation(add({ product_id: 'none' }))).toMatchObject(lost)
      await add()
      expect(await violation(db.deleteFrom('images').execute())).toMatchObject(lost)
      await db.deleteFrom('products').execute()
      expect(await db.selectFrom('product_pictures').select('id').execute()).toEqual([])
    })
  })

  it('a category with products is not deleted', async () => {
    await addProduct('p', { category_id: 'oils', subcategory_id: 'sesame' })
    const remove = (id: string) => db.deleteFrom('categories').where('id', '=', id).execute()
    expect(await violation(remove('sesame'))).toMatchObject({ kind: 'foreign-key' })
    expect(await violation(remove('oils'))).toMatchObject({ kind: 'foreign-key' })
    await remove('sweets')
  })

  it('a subcategory takes its products along to another parent', async () => {
    await addProduct('p', { category_id: 'oils', subcategory_id: 'sesame' })
    await setParent(db, 'sesame', 'sweets')
    expect(await readProduct('p')).toEqual({ category_id: 'sweets', subcategory_id: 'sesame' })
  })

  it('a subcategory with products can become a main category in one transaction', async () => {
    await addProduct('p', { category_id: 'oils', subcategory_id: 'sesame' })
    await transaction(db, async (trx) => {
      await deferForeignKeys(trx)
      await trx
        .updateTable('products')
        .set({ category_id: 'sesame', subcategory_id: null })
        .where('subcategory_id', '=', 'sesame')
        .execute()
      await setParent(trx, 'sesame', null)
    })
    expect(await readProduct('p')).toEqual({ category_id: 'sesame', subcategory_id: null })
  })
})
