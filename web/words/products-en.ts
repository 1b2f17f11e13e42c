import { labelPhrases } from '../../contract/labels/label-phrases.ts'
import { messages } from '../../contract/messages.ts'
import { countOf } from '../../contract/text/count.ts'

/** Messages as texts of any language. */
type Texts<M> = { [Name in keyof M]: M[Name] extends string ? string : M[Name] }
const {
  product,
  categoryPage: category,
  share,
  order,
}: { [Area in keyof typeof messages]: Texts<(typeof messages)[Area]> } = messages

/** What the pages of products and of categories say in English. */
export const productsEn = {
  title: 'Products',
  count: (products: number) => countOf(products, 'product'),
  allProducts: 'All Products',
  filters: {
    title: 'Filters',
    categories: 'Categories',
    close: 'Close filters',
    reset: 'Reset filters',
  },
  search: {
    label: 'Search products',
    hint: 'Search products...',
    submit: 'Search',
    resultsFor: product.resultsFor,
    searchExactly: product.searchExactly,
    /** The question of the chat, too. */
    doYouHave: product.doYouHave,
    none: product.none,
    similar: 'Similar products',
  },
  sort: {
    label: 'Sort products',
    default: 'Default',
    'price-asc': 'Price: low to high',
    'price-desc': 'Price: high to low',
    'name-asc': 'Name: A to Z',
    'name-desc': 'Name: Z to A',
  },
  list: {
    failed: product.fetchAllFailed,
    previous: 'Previous products',
    next: 'More products',
    tryAgain: `${product.fetchAllFailed}. Try again`,
  },
  details: {
    close: 'Close',
    otherSizes: 'Other sizes',
    bestValue: 'Best value',
    /** Followed by the other language's name. */
    largeLabel: 'The label in large letters, also in ',
  },
  pictures: {
    list: 'Pictures',
    all: 'All pictures',
    one: (number: number) => `Picture ${number}`,
    previous: 'Previous picture',
    next: 'Next picture',
    kinds: {
      front: 'from the front',
      back: 'from the back',
      label: 'its label',
      seed: 'what it is pressed from',
      use: 'how it is used',
    },
  },
  label: labelPhrases,
  category: {
    /** What the server says of a failure is preferred. */
    failed: (said?: string) => said || category.fetchFailed,
    error: category.error,
    back: category.back,
    searchAll: category.searchAll,
    notFound: category.notFound,
    notFoundText: category.notFoundText,
    empty: category.empty,
    emptyText: category.emptyText,
    share: 'Share Category',
    linkCopied: share.linkCopied,
    categoryLinkCopied: share.categoryLinkCopied,
    shareThis: share.fallback,
  },
  /** What search engines and chats say of a page. */
  link: {
    product: order.product,
    category: (title: string) =>
      `${title}: pressed in wood, unrefined, ordered by WhatsApp from Coimbatore district.`,
  },
}
