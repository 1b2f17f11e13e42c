import { sql } from 'kysely'
import type { GalleryCategory } from '../../../contract/gallery/gallery.ts'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import { nameKey } from '../../../contract/text/name-key.ts'
import type { VisibilityFilter } from '../../../contract/visibility/states.ts'
import {
  categoryName,
  type GalleryRow,
  galleryItemRepository,
  joinItems,
  selectItems,
} from '../../catalogue/gallery-items-repository.ts'
import { readPage } from '../../db/pages.ts'
import { readId } from '../../db/read-id.ts'
import type { Database } from '../../db/schema.ts'
import { isShown } from '../../records/visibility.ts'

type ListRequest = {
  visibility?: VisibilityFilter | undefined
  page: number
  limit: number
  category?: string | undefined
  search?: string | undefined
}

/** The SQL about gallery items. */
export function galleryRepository(db: Database) {
  const list = ({ category, search, visibility, ...page }: ListRequest) =>
    readPage(
      sortItems(filterItems(listed(selectItems(db), visibility), { category, search })),
      page,
    )

  const listPopular = (): Promise<GalleryRow[]> =>
    sortItems(listed(selectItems(db)).where('g.is_popular', '=', 1)).execute()

  /** Items with a category text: their own, or the name of their category. */
  async function listByCategoryName(name: string): Promise<GalleryRow[]> {
    const canBe = name !== '' && !name.includes('\0')
    return canBe ? sortItems(listed(selectItems(db)).where(categoryName, '=', name)).execute() : []
  }

  /** The category texts of all items, with the number of items. */
  async function countByCategory(): Promise<GalleryCategory[]> {
    const rows = await listed(joinItems(db))
      .select((e) => [categoryName.as('name'), e.fn.countAll<number>().as('count')])
      .select((e) => e.fn.max('c.name_ta').as('nameTa'))
      .where(categoryName, '<>', '')
      .groupBy(categoryName)
      .execute()
    return rows
      .map(({ name, nameTa, count }) => ({ name, ...(nameTa && { nameTa }), count }))
      .sort((a, b) => (normalizeText(a.name) < normalizeText(b.name) ? -1 : 1))
  }

  return {
    ...galleryItemRepository(db),
    list,
    listPopular,
    listByCategoryName,
    countByCategory,
  }
}

type Items = ReturnType<typeof joinItems>

/** The items that a list shows. */
function listed<Query extends Items>(query: Query, filter: VisibilityFilter = 'public'): Query {
  return query.where(isShown(['g', 's', 'c'], filter)) as Query
}

/** `category` is a text or an id; every word of `search` has to be found. */
function filterItems<Query extends Items>(
  query: Query,
  { category, search }: Pick<ListRequest, 'category' | 'search'>,
): Query {
  let filtered: Items = query
  if (category !== undefined) {
    const id = readId(category)
    filtered = filtered.where((e) =>
      id
        ? e.or([e('g.category_id', '=', id), e('g.subcategory_id', '=', id)])
        : e(categoryName, '=', category),
    )
  }
  for (const word of normalizeText(search ?? '')
    .split(/\s+/)
    .filter(Boolean)) {
    const [pattern, keyPattern] = [containing(word), containing(nameKey(word) || word)]
    filtered = filtered.where(
      sql<boolean>`(g.search_text like ${pattern} escape '\\' or c.name_key like ${keyPattern} escape '\\'
        or c.name_ta_key like ${pattern} escape '\\')`,
    )
  }
  return filtered as Query
}

/** Pattern for texts that contain this one. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

function sortItems<Query extends Items>(query: Query): Query {
  return query
    .orderBy('g.sort_order')
    .orderBy('g.created_at', 'desc')
    .orderBy('g.id', 'desc') as Query
}
