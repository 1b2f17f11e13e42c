import type { CategoryCreate, CategoryUpdate, NavSettings } from '../../../contract/category.ts'
import { messages } from '../../../contract/messages.ts'
import { normalizeText } from '../../db/normalize-text.ts'
import type { Database } from '../../db/schema.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { readId } from '../../http/params.ts'
import type { Write } from '../../http/record-handlers.ts'
import type { DerivedPicture } from '../../images/derived-picture.ts'
import type { Author } from '../../records/author.ts'
import { trash } from '../../records/trash.ts'
import { contentsRepository } from './contents-repository.ts'
import { type CategoryRow, categoryRepository } from './repository.ts'
import { requireFitParent } from './rules.ts'

/** A deleted category, and the gallery items that stood in it. */
type KeptCategory = CategoryRow & { gallery: string[] }

/** Writes to categories, each within the transaction that it is given. */
export function categoryChanges(db: Database) {
  const categories = categoryRepository(db)
  const contents = contentsRepository(db)

  /**
   * The parent that a request means: `null` for none, the present one where it says nothing.
   * @throws ApiError 400 on `parent`
   */
  async function findParent(
    wanted: string | null | undefined,
    category: CategoryRow | null,
  ): Promise<string | null> {
    const present = category?.parent_id ?? null
    if (wanted === undefined) return present
    if (wanted === null) return null
    const parent = await categories.find(readId(wanted))
    const below = category ? await categories.listSubcategories(category.id) : []
    return requireFitParent(parent, category, below.length > 0)
  }

  async function create(body: CategoryCreate, { author, imageId }: Write): Promise<CategoryRow> {
    const columns = {
      name: body.name,
      name_key: normalizeText(body.name),
      parent_id: await findParent(body.parent, null),
      sort_order: body.order,
      show_in_nav: toFlag(body.showInNav),
      show_in_products_dropdown: toFlag(body.showInProductsDropdown),
      image_id: imageId,
    }
    return categories.insert(columns, author)
  }

  async function update(
    current: CategoryRow,
    body: CategoryUpdate,
    { author, imageId }: Write,
  ): Promise<CategoryRow> {
    const parent = await findParent(body.parent, current)
    await contents.follow(current, parent, author)
    const kept = body.deleteImage ? null : current.image_id
    const columns = {
      name: body.name,
      name_key: body.name === undefined ? undefined : normalizeText(body.name),
      parent_id: parent,
      ...describeSettings(body),
      image_id: imageId ?? kept,
    }
    return categories.update(current, columns, author)
  }

  async function saveSettings(
    current: CategoryRow,
    settings: NavSettings,
    author: Author,
  ): Promise<CategoryRow> {
    return categories.update(current, describeSettings(settings), author)
  }

  function prepare({ parent }: CategoryUpdate, current: CategoryRow | null) {
    return findParent(parent, current)
  }

  /** Subcategories go with their category. */
  async function listDeletedWith(current: CategoryRow): Promise<CategoryRow[]> {
    return [current, ...(await categories.listSubcategories(current.id))]
  }

  /**
   * Deletes a category with its subcategories; for a while they can come back.
   * @throws ApiError 409 while a product is contents under one of them
   */
  async function remove(
    current: CategoryRow,
    author: Author,
    pictures: DerivedPicture[],
  ): Promise<void> {
    if (await contents.hasProducts(current)) throw conflict(messages.category.inUse)
    const rows = await listDeletedWith(current)
    const kept = await Promise.all(
      rows.map(async (row) => ({ ...row, gallery: await contents.listGallery(row) })),
    )
    await trash(db).keep({ kind: 'category', id: current.id }, kept, pictures)
    for (const row of rows) await contents.release(row, author)
    await categories.remove(rows, author)
  }

  /**
   * Brings a category back with its subcategories and the gallery items that stood in them.
   * @throws ApiError 404 where nothing is kept under the id
   */
  async function restore(id: string, author: Author): Promise<CategoryRow> {
    const kept = await trash(db).take<KeptCategory>({ kind: 'category', id })
    const rows: CategoryRow[] = []
    for (const { gallery, ...row } of kept) {
      rows.push(await categories.restore(row, author))
      await contents.reclaim(row, gallery, author)
    }
    const [main] = rows
    if (!main) throw notFound(messages.category.notFound)
    return main
  }

  return { prepare, create, update, saveSettings, listDeletedWith, remove, restore }
}

/** The columns of the settings that a request names. */
function describeSettings({ showInNav, showInProductsDropdown, order }: NavSettings) {
  return {
    show_in_nav: toFlag(showInNav),
    show_in_products_dropdown: toFlag(showInProductsDropdown),
    sort_order: order,
  }
}

function toFlag<T extends boolean | undefined>(value: T) {
  return (value === undefined ? undefined : value ? 1 : 0) as T extends boolean
    ? 0 | 1
    : 0 | 1 | undefined
}
