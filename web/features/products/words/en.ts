import { deliveryWordsEn } from '../../../../contract/delivery/words-en.ts'
import { labelWordsEn } from '../../../../contract/labels/words-en.ts'
import { loadingMessages } from '../../../../contract/loading-messages.ts'
import { chatWordsEn } from '../../../../contract/order-list/chat-words-en.ts'
import { searchWordsEn } from '../../../../contract/search/words-en.ts'
import { countOf } from '../../../../contract/text/count.ts'

const { products } = loadingMessages

/** English words of the pages of products and categories. */
export const productsEn = {
  title: 'Products',
  /** Cards, and the products on them: of an oil all sizes stand on one. */
  count: (cards: number, products = cards) =>
    products === cards
      ? countOf(cards, 'product')
      : `${countOf(cards, 'product')} in ${countOf(products, 'size')}`,
  notOffered: 'We do not offer this at present',
  allProducts: 'All Products',
  sizes: { label: 'Sizes', more: (sizes: number) => `+${countOf(sizes, 'size')}` },
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
    resultsFor: searchWordsEn.resultsFor,
    searchExactly: searchWordsEn.searchExactly,
    /** The question of the chat, too. */
    doYouHave: chatWordsEn.doYouHave,
    none: searchWordsEn.none,
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
    failed: products.fetchAllFailed,
    previous: 'Previous products',
    next: 'More products',
    tryAgain: `${products.fetchAllFailed}. Try again`,
  },
  details: {
    close: 'Close',
    otherSizes: 'Other sizes',
    bestValue: 'Best value',
    share: 'Share',
    linkCopied: 'Link copied to clipboard!',
    shareThis: (url: string) => `Share this product: ${url}`,
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
  label: labelWordsEn,
  charges: deliveryWordsEn,
  category: {
    /** Prefers the server's message. */
    failed: (said?: string) => said || 'Failed to fetch category',
    error: 'An error occurred while fetching data',
    back: 'Back to Products',
    searchAll: 'Search all products',
    notFound: 'Category Not Found',
    notFoundText: "The category you're looking for doesn't exist or has been removed.",
    empty: 'No Products Found',
    emptyText:
      'There are currently no products in this category. Please check back later or browse other categories.',
    share: 'Share Category',
    linkCopied: 'Link copied to clipboard!',
    categoryLinkCopied: 'Category link copied to clipboard!',
    shareThis: (url: string) => `Share this category: ${url}`,
  },
  /** Descriptions for search engines and chats. */
  link: {
    product: (name: string) => `Order ${name}`,
    category: (title: string) => `${title}: pressed in wood, unrefined, ordered by WhatsApp.`,
  },
}

/** Handed by the route around a page to the page. */
export const handle = { products: productsEn }
