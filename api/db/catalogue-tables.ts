import type { Generated, GeneratedAlways } from 'kysely'
import type { OilKind } from '../../contract/labels/standard-packs.ts'
import type { PictureKind } from '../../contract/pictures/kinds.ts'
import type { PlainColumns } from '../../contract/products/plain-fields.ts'
import type { Flag, RecordColumns } from './account-tables.ts'

/** Tables of public content: the records of the catalogue, and their pictures. */

export type ImagesTable = {
  /** Hash of the picture's content. */
  id: string
  width: number
  height: number
  bytes: number
  /** A `data:` address. */
  placeholder: string
  /** JSON: the derived files. */
  variants: string
  created_at: number
}

/** Columns of a record's visibility (`records/visibility.ts`). Days in India. */
export type VisibilityColumns = {
  hidden: Flag
  visible_from: string | null
  visible_until: string | null
}

/** The same columns in a table, where `hidden` defaults to 0. */
type VisibilityTable = Omit<VisibilityColumns, 'hidden'> & { hidden: Generated<Flag> }

export type CategoriesTable = RecordColumns &
  VisibilityTable & {
    name: string
    name_key: string
    name_ta: Generated<string>
    name_ta_key: Generated<string>
    parent_id: string | null
    /** 1 for a main category, 2 for a subcategory. */
    level: GeneratedAlways<number>
    parent_level: GeneratedAlways<number | null>
    sort_order: number
    show_in_nav: Flag
    show_in_products_dropdown: Flag
    image_id: string | null
  }

export type ProductGroupsTable = RecordColumns & {
  name: string
  name_key: string
  name_ta: string
  sort_order: number
  /** JSON: the label of each pack. */
  label: string | null
  /** Kind of oil; null if it is not stated. */
  oil: OilKind | null
  hsn: Generated<string>
  /** The rate of the last price revision that set one; paise for a litre, kilo or piece. */
  rate_paise: number | null
}

/** Columns of a product's plain fields: one that is never null has a default. */
type PlainTable = {
  [Column in keyof PlainColumns]: null extends PlainColumns[Column]
    ? PlainColumns[Column]
    : Generated<PlainColumns[Column]>
}

export type ProductsTable = RecordColumns &
  VisibilityTable &
  PlainTable & {
    /** Number by which the product index knows the product: small, dense and never changed. */
    number: number
    name: string
    name_key: string
    description: string
    price: number
    original_price: number | null
    category_id: string
    category_level: GeneratedAlways<number>
    subcategory_id: string | null
    featured: Flag
    in_stock: Flag
    /** Time at which staff said that few are left; null otherwise. */
    few_since: number | null
    image_id: string | null
    gtin: Generated<string>
    group_id: string | null
    /** Id of the first picture, whose image is `image_id`; null stands for the id that `firstPictureId` makes. */
    picture_id: string | null
    picture_kind: Generated<PictureKind>
    picture_alt: Generated<string>
    picture_alt_ta: Generated<string>
  }

/** The pictures of a product after the first one. */
export type ProductPicturesTable = {
  id: string
  product_id: string
  /** From 1. */
  position: number
  image_id: string
  kind: PictureKind
  alt: string
  alt_ta: string
}

export type GalleryItemsTable = RecordColumns &
  VisibilityTable & {
    title: string
    title_ta: Generated<string>
    description: string
    description_ta: Generated<string>
    search_text: string
    /** Free text; empty if the item refers to a category. */
    category_text: string
    category_id: string | null
    subcategory_id: string | null
    is_popular: Flag
    sort_order: number
    image_id: string | null
  }

export type SynonymsTable = RecordColumns & {
  label: string
  /** JSON: a list of texts. */
  terms: string
}
