/** The columns of a product file, in their order. Categories go by their names. */
export const csvColumns = [
  'id',
  'name',
  'description',
  'price',
  'originalPrice',
  'category',
  'subcategory',
  'featured',
  'inStock',
  'isBestSeller',
  'size',
  'benefits',
] as const

export type CsvColumn = (typeof csvColumns)[number]
/** A line's fields; a column that the file does not have is absent. */
export type CsvFields = Partial<Record<CsvColumn, string>>
