import { defaultNavConfig } from '../../contract/navigation/defaults.ts'

/**
 * The simplest possible model of the catalogue: the state that clients should see after any sequence of writes.
 * It predicts the result of each write, and knows nothing of the implementation.
 */

export type CategoryFields = {
  name?: string
  parent?: string | null
  order?: number
  showInNav?: boolean
  showInProductsDropdown?: boolean
}
export type ProductFields = {
  name?: string
  price?: number
  originalPrice?: number | null
  category?: string
  subcategory?: string | null
  featured?: boolean
  inStock?: boolean
}
export type ItemFields = {
  title?: string
  text?: string
  category?: string
  subcategory?: string
  popular?: boolean
  order?: number
}
export type NavFields = {
  maxVisibleItems?: number
  moreDropdownLabel?: string
  showFixedItems?: Partial<Record<'home' | 'popular', boolean>>
  fixedItemsOrder?: Partial<Record<'home' | 'popular', number>>
}

type Category = Required<CategoryFields> & { parent: string | null }
type Product = Required<ProductFields>
type Item = Required<Omit<ItemFields, 'category' | 'subcategory'>> & CategoryRef
type CategoryRef = { category: string | null; subcategory: string | null }

/** Expected result of a write: `apply` makes the change once the response has given the record's id. */
export type Outcome = { status: 200 | 201; apply(id: string): void } | { status: 400 | 409 }

const rejected = { status: 400 } as const
const key = (name: string) => name.toUpperCase().toLowerCase()

export class Model {
  readonly categories = new Map<string, Category>()
  readonly products = new Map<string, Product>()
  readonly items = new Map<string, Item>()
  nav = defaultNavConfig

  saveCategory(id: string | null, fields: CategoryFields): Outcome {
    const current = id === null ? undefined : this.#category(id)
    const saved: Category = {
      name: '',
      parent: null,
      order: this.#lastOrder() + 10,
      showInNav: false,
      showInProductsDropdown: true,
      ...current,
      ...fields,
    }
    if (fields.parent) {
      const hasChildren = [...this.categories.values()].some(({ parent }) => parent === id)
      const isChild = this.#category(fields.parent).parent !== null
      if (fields.parent === id || isChild || (id !== null && hasChildren)) return rejected
    }
    const isTaken = [...this.categories].some(
      ([other, { name, parent }]) =>
        other !== id && parent === saved.parent && key(name) === key(saved.name),
    )
    if (isTaken) return { status: 409 }
    return {
      status: id === null ? 201 : 200,
      apply: (savedId) => {
        this.categories.set(savedId, saved)
        for (const filed of [...this.products.values(), ...this.items.values()]) {
          if (filed.subcategory === savedId || filed.category === savedId) {
            const isSub = filed.subcategory === savedId || saved.parent !== null
            if (isSub) Object.assign(filed, this.#mainOf(savedId))
          }
        }
      },
    }
  }

  deleteCategory(id: string): Outcome {
    const gone = [
      id,
      ...[...this.categories].flatMap(([of, { parent }]) => (parent === id ? of : [])),
    ]
    const isGone = (id: string | null | undefined) => id != null && gone.includes(id)
    const isUsed = [...this.products.values()].some(
      ({ category, subcategory }) => isGone(category) || isGone(subcategory),
    )
    if (isUsed) return { status: 409 }
    return {
      status: 200,
      apply: () => {
        for (const item of this.items.values()) {
          if (isGone(item.category))
            Object.assign(item, { text: this.#category(item.category ?? '').name, category: null })
          if (item.category === null || isGone(item.subcategory)) item.subcategory = null
        }
        for (const category of gone) this.categories.delete(category)
      },
    }
  }

  saveProduct(id: string | null, fields: ProductFields): Outcome {
    const current = id === null ? undefined : this.products.get(id)
    const ref = this.#categoryRef(fields, current ?? null)
    if (!ref) return rejected
    const saved: Product = {
      name: '',
      price: 0,
      originalPrice: null,
      featured: false,
      inStock: true,
      ...current,
      ...fields,
      ...(ref as { category: string; subcategory: string | null }),
    }
    if (saved.originalPrice !== null && saved.originalPrice < saved.price) return rejected
    return {
      status: id === null ? 201 : 200,
      apply: (savedId) => void this.products.set(savedId, saved),
    }
  }

  saveItem(id: string | null, fields: ItemFields): Outcome {
    const current = id === null ? undefined : this.items.get(id)
    const { category, subcategory, ...plain } = fields
    let ref: Partial<Item> = {}
    if (category !== undefined) {
      const found = this.#categoryRef(
        { category, ...(subcategory && { subcategory }) },
        current ?? null,
      )
      if (!found) return rejected
      ref = { ...found, text: '' }
    } else if (fields.text !== undefined) {
      const isSame = current?.category && this.#category(current.category).name === fields.text
      ref = isSame ? { text: '' } : { category: null, subcategory: null }
    }
    const blank = { title: '', text: '', category: null, subcategory: null }
    const saved = { ...blank, popular: false, order: 0, ...current, ...plain, ...ref }
    return {
      status: id === null ? 201 : 200,
      apply: (savedId) => void this.items.set(savedId, saved),
    }
  }

  saveNav(fields: NavFields): Outcome {
    const { showFixedItems, fixedItemsOrder } = this.nav
    return {
      status: 200,
      apply: () => {
        this.nav = {
          ...this.nav,
          ...fields,
          showFixedItems: { ...showFixedItems, ...fields.showFixedItems },
          fixedItemsOrder: { ...fixedItemsOrder, ...fields.fixedItemsOrder },
        }
      },
    }
  }

  /** Category of a record; null if the names do not fit together. */
  #categoryRef(
    wanted: Partial<CategoryRef> & { category?: string | null },
    current: CategoryRef | null,
  ): CategoryRef | null {
    const ref = this.#mainOf(wanted.category ?? current?.category ?? '')
    if (wanted.subcategory === undefined) {
      const stays = ref.subcategory === null && current?.category === ref.category
      return stays ? { ...ref, subcategory: current.subcategory } : ref
    }
    if (wanted.subcategory === null) return ref
    const named = this.#category(wanted.subcategory)
    const fits =
      named.parent === ref.category && [null, wanted.subcategory].includes(ref.subcategory)
    return fits ? { ...ref, subcategory: wanted.subcategory } : null
  }

  #mainOf(id: string): { category: string; subcategory: string | null } {
    const { parent } = this.#category(id)
    return parent === null
      ? { category: id, subcategory: null }
      : { category: parent, subcategory: id }
  }

  #lastOrder(): number {
    const orders = [...this.categories.values()].map(({ order }) => order)
    return orders.length === 0 ? 0 : Math.max(...orders)
  }

  #category(id: string): Category {
    const category = this.categories.get(id)
    if (!category) throw new Error(`The model has no category ${id}`)
    return category
  }
}
