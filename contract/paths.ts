/** The API's path prefix. */
export const apiPrefix = '/api'
/** The path prefix of image files on the API's host. */
export const uploadsPrefix = '/uploads'

/** Apart from the others: it is the one that every visitor's client knows, which need not load the rest. */
export const loginPath = '/auth/login'

/** Every call of the API, below `apiPrefix`, in the router's notation. */
export const apiPaths = {
  health: '/health',
  ready: '/ready',
  login: loginPath,
  logout: '/auth/logout',
  me: '/auth/me',
  confirm: '/auth/confirm',
  updatePassword: '/auth/updatepassword',
  sessions: '/auth/sessions',
  endSessions: '/auth/sessions/end',
  sessionPing: '/auth/session-ping',
  auditLog: '/audit-log',
  products: '/products',
  product: '/products/:id',
  productFeatured: '/products/:id/featured',
  productRestore: '/products/:id/restore',
  productPrices: '/products/:id/prices',
  featuredProducts: '/products/featured/list',
  popularProducts: '/products/popular/list',
  productModel: '/products/model-info',
  productAddresses: '/products/addresses',
  productJson: '/products/json',
  productGroups: '/product-groups',
  productGroup: '/product-groups/:id',
  labelReport: '/label-report',
  priceList: '/price-list',
  priceListPdf: '/price-list.pdf',
  priceListPost: '/price-list/post.jpg',
  priceListStatus: '/price-list/status.jpg',
  priceListLetters: '/price-list/letters',
  shelfTags: '/shelf-tags.pdf',
  productGroupRestore: '/product-groups/:id/restore',
  synonyms: '/synonyms',
  synonym: '/synonyms/:id',
  synonymRestore: '/synonyms/:id/restore',
  searchTrial: '/synonyms/try',
  priceRevisions: '/price-revisions',
  priceRevision: '/price-revisions/:id',
  priceRevisionApply: '/price-revisions/:id/apply',
  priceRevisionSchedule: '/price-revisions/:id/schedule',
  priceRevisionCancel: '/price-revisions/:id/cancel',
  priceRevisionRevert: '/price-revisions/:id/revert',
  categories: '/categories',
  mainCategories: '/categories/main',
  category: '/categories/:id',
  subcategories: '/categories/:id/subcategories',
  categoryRestore: '/categories/:id/restore',
  categoryProductCounts: '/categories/product-counts',
  categoryNavSettings: '/categories/:id/nav-settings',
  gallery: '/gallery',
  galleryItem: '/gallery/:id',
  popularGallery: '/gallery/popular',
  galleryTogglePopular: '/gallery/:id/toggle-popular',
  galleryRestore: '/gallery/:id/restore',
  galleryCategories: '/gallery/categories',
  galleryByCategory: '/gallery/category/:category',
  productCard: '/cards/product/:id',
  productCardPicture: '/cards/product/:id/:file',
  categoryCard: '/cards/category/:id',
  categoryCardPicture: '/cards/category/:id/:file',
  backups: '/backups',
  backupStatus: '/backups/status',
  backup: '/backups/:name',
  backupCheck: '/backups/:name/check',
  backupRestore: '/backups/:name/restore',
  backupTicket: '/backups/:name/ticket',
  backupPart: '/backups/:name/parts/:part',
  backupUploads: '/backups/uploads',
  backupDownload: '/backups/download/:ticket',
  navConfig: '/nav-config',
  navConfigHistory: '/nav-config/history',
  navConfigVersion: '/nav-config/:version',
  settings: '/settings',
  settingsHistory: '/settings/history',
  settingsVersion: '/settings/:version',
} as const

/** Every page of the site, in the router's notation. */
export const pagePaths = {
  home: '/',
  about: '/about-us',
  products: '/products',
  category: '/category/:categoryId',
  gallery: '/gallery',
  contact: '/contact',
  orderList: '/list',
  priceList: '/price-list',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminPassword: '/admin/password',
  adminSessions: '/admin/sessions',
  adminHistory: '/admin/history',
  adminProducts: '/admin/products',
  adminProductNew: '/admin/products/new',
  adminProductEdit: '/admin/products/edit/:id',
  adminProductImport: '/admin/products/import',
  adminProductPacks: '/admin/products/packs',
  adminCategories: '/admin/categories',
  adminCategoryNew: '/admin/categories/new',
  adminCategorySimple: '/admin/categories/simple',
  adminCategoryEdit: '/admin/categories/edit/:id',
  adminProductGroups: '/admin/product-groups',
  adminProductGroupNew: '/admin/product-groups/new',
  adminProductGroupEdit: '/admin/product-groups/edit/:id',
  adminLabels: '/admin/product-groups/labels',
  adminSynonyms: '/admin/synonyms',
  adminSynonymNew: '/admin/synonyms/new',
  adminSynonymEdit: '/admin/synonyms/edit/:id',
  adminGallery: '/admin/gallery',
  adminGalleryNew: '/admin/gallery/new',
  adminGalleryEdit: '/admin/gallery/edit/:id',
  adminGallerySimple: '/admin/gallery/simple',
  adminGallerySimpleNew: '/admin/gallery/simple/new',
  adminGallerySimpleEdit: '/admin/gallery/simple/edit/:id',
  adminGallerySimple2: '/admin/gallery/simple2',
  adminGalleryJson: '/admin/gallery/json',
  adminNavigation: '/admin/navigation',
  adminOrderAnswer: '/admin/orders/answer',
  adminPriceList: '/admin/price-list',
  adminSettings: '/admin/settings',
  adminSettingsSection: '/admin/settings/:section',
  adminBackup: '/admin/backup',
} as const

/** What opens the order list without a connection. */
export const orderListWorkerPath = '/order-list-worker.js'

/** Where search engines find every page. */
export const sitemapPath = '/sitemap.xml'

/** The anchor of the contact section on the home page. */
export const contactAnchor = 'contact'

/** The word that stands for the popular collection where a category id is expected in an address. */
export const popularCategory = 'popular'

/**
 * Puts values for a path's `:name` parameters, URL-encoded.
 * @throws Error where a parameter has no value
 */
export function fillPath(path: string, values: Record<string, string | number>): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for ${name} in ${path}`)
    return encodeURIComponent(value)
  })
}

/** The products page with a category chosen; without one, the page alone. */
export function productsAddress(category?: { _id: string; name: string }): string {
  if (!category) return pagePaths.products
  return `${pagePaths.products}?category=${encodeURIComponent(category._id)}&name=${encodeURIComponent(category.name)}`
}

/** The products page with one product's details opened. */
export function productAddress(id: string): string {
  return `${pagePaths.products}?product=${encodeURIComponent(id)}`
}
