// Rules of imports. Each rule's comment is what a violation prints.

const tests = '\\.test\\.tsx?$|/testing/'
/** Packages by name, wherever npm puts them. */
const packages = (...names) => `^node_modules/(${names.join('|')})/`
const builtOnly = { dependencyTypesNot: ['type-only'] }

/** The folders of api/, from the ground up: each may know those before it. */
const layers = [
  'db',
  'background',
  'edge',
  'overload',
  'drawing',
  'images',
  'records',
  'sessions',
  'catalogue',
  'settings',
  'copy',
  'http',
  'features',
  'backups',
  'maintenance',
  'seed',
]

/** Features that products are divided into: these may know each other. */
const productRooms = ['products', 'search', 'labels', 'pictures', 'csv', 'stock', 'cards']

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'contract-stands-alone',
      comment: 'contract/ imports Zod and nothing else.',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { pathNot: ['^contract/', packages('zod')] },
    },
    {
      name: 'pages-take-zod-from-the-contract',
      comment: 'contract/zod.ts sets Zod up for the content policy of pages, before any schema.',
      severity: 'error',
      from: { path: '^(contract|web)/', pathNot: [tests, '^contract/zod\\.ts$'] },
      to: { path: packages('zod'), ...builtOnly },
    },
    {
      name: 'api-and-web-are-apart',
      comment: 'api/ and web/ never import each other: server/ brings them together.',
      severity: 'error',
      from: { path: '^(api|web)/' },
      to: { path: '^(api|web)/', pathNot: '^$1/' },
    },
    {
      name: 'http-cache-knows-neither-side',
      comment: 'http-cache/ sends finished responses, of the API and of the pages alike.',
      severity: 'error',
      from: { path: '^http-cache/' },
      to: { path: '^(api|contract|demo|server|web)/' },
    },
    {
      name: 'server-stands-above',
      comment: 'server/ brings all together: nothing below it knows it.',
      severity: 'error',
      from: {
        path: '^(api|contract|demo|env|http-cache|web)/',
        pathNot: [tests, '^web/requests/dev-context\\.ts$'],
      },
      to: { path: '^server/' },
    },
    {
      name: 'env-knows-the-contract',
      comment: 'env/ reads the settings of the process, for every room.',
      severity: 'error',
      from: { path: '^env/' },
      to: { path: '^(api|demo|http-cache|server|web)/' },
    },
    ...layers.map((layer, at) => ({
      name: `api-${layer}-knows-nothing-above`,
      comment: `In api/ no import leads upwards: ${layers.join(' → ')}.`,
      severity: 'error',
      from: { path: `^api/${layer}/`, pathNot: tests },
      to: { path: `^api/(${[...layers.slice(at + 1), '(app|drawing-worker)\\.ts'].join('|')})` },
    })),
    {
      name: 'errors-stand-at-the-ground',
      comment: 'api/errors.ts knows the messages of the contract and nothing else of ours.',
      severity: 'error',
      from: { path: '^api/errors\\.ts$' },
      to: { pathNot: '^contract/' },
    },
    {
      name: 'demo-knows-the-contract',
      comment:
        'demo/ holds records and pictures: it knows the contract, not who stores or shows it.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(api|server|web)/' },
    },
    {
      name: 'product-stands-alone',
      comment: 'The product needs none of its tools.',
      severity: 'error',
      from: { path: '^(api|contract|demo|env|http-cache|server|web)/', pathNot: tests },
      to: { path: ['^(tests|tools)/', tests] },
    },
    {
      name: 'product-needs-no-dev-package',
      comment: 'What builds and runs in production stands under "dependencies".',
      severity: 'error',
      from: {
        path: '^(api|contract|demo|env|http-cache|server|web)/',
        pathNot: tests,
      },
      to: { dependencyTypes: ['npm-dev'], ...builtOnly },
    },
    {
      name: 'product-needs-no-build-tool',
      comment:
        'What builds the product stands under "dependencies", too: it is built where it runs.',
      severity: 'error',
      from: {
        path: '^(api|contract|demo|env|http-cache|server|web)/',
        pathNot: [tests, '^web/.*routes\\.ts$'],
      },
      to: {
        path: packages('vite', 'tailwindcss', '@(react-router/dev|tailwindcss)'),
        ...builtOnly,
      },
    },
    {
      name: 'features-are-apart',
      comment: 'A feature imports nothing of another but its words; the rest stands below them.',
      severity: 'error',
      from: {
        path: '^(api|web)/features/([^/]+)/',
        pathNot: [tests, `^(api|web)/features/(${productRooms.join('|')})/`],
      },
      to: {
        path: '^(api|web)/features/',
        pathNot: ['^$1/features/$2/', '^web/features/[^/]+/words/'],
      },
    },
    {
      name: 'products-know-their-rooms-alone',
      comment: `Rooms of products may import each other: ${productRooms.join(', ')}.`,
      severity: 'error',
      from: { path: `^(api|web)/features/(${productRooms.join('|')})/`, pathNot: tests },
      to: {
        path: '^(api|web)/features/',
        pathNot: [`^$1/features/(${productRooms.join('|')})/`, '^web/features/[^/]+/words/'],
      },
    },
    {
      name: 'repositories-speak-sql',
      comment: 'Only repositories and api/db/ know the database.',
      severity: 'error',
      from: {
        path: '^(api|server)/',
        pathNot: [tests, '^api/(db|records|catalogue|settings|sessions)/', 'repository\\.ts$'],
      },
      to: { path: [packages('kysely', 'pg'), '^(node:)?sqlite$'] },
    },
    {
      name: 'rules-are-pure',
      comment: 'rules.ts knows the contract and nothing that has effects.',
      severity: 'error',
      from: { path: '^api/features/[^/]+/rules\\.ts$' },
      to: {
        pathNot: [
          '^contract/',
          '^api/errors\\.ts$',
          '^api/catalogue/(category-reference|product-fields|product-row)\\.ts$',
          '^api/records/merge-visibility\\.ts$',
          '^api/db/(failures|new-id|normalize-text|read-id)\\.ts$',
          '^util$',
        ],
        ...builtOnly,
      },
    },
    {
      name: 'presenters-know-no-request',
      comment: 'presenter.ts turns records into responses; requests and SQL are not its business.',
      severity: 'error',
      from: { path: '^api/features/[^/]+/presenter\\.ts$' },
      to: { path: packages('fastify', '@fastify/[^/]+', 'kysely') },
    },
    {
      name: 'pages-then-features-then-parts',
      comment: 'web/: routes → features → ui and the other rooms, never upwards.',
      severity: 'error',
      from: {
        path: '^web/(forms|lists|order-list|pictures|requests|seo|shop|storage|text|ui)/',
        pathNot: tests,
      },
      to: { path: '^web/(features|routes)/' },
    },
    {
      name: 'features-know-no-page',
      comment: 'web/: routes → features → ui and the other rooms, never upwards.',
      severity: 'error',
      from: { path: '^web/features/', pathNot: tests },
      to: { path: '^web/routes/' },
    },
    {
      name: 'public-pages-are-free-of-admin',
      comment: 'Nothing of the admin area reaches a visitor.',
      severity: 'error',
      from: { path: '^web/routes/public/' },
      to: { path: '^web/.*/admin/', reachable: true },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      comment: 'The file or package is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\+types/', '^virtual:', '\\?'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/|\\+types/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
    builtInModules: { add: ['sqlite'] },
  },
}
