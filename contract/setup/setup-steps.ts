/** Steps to an open shop, in order, with their titles. */
export const setupTitles = {
  name: 'The name of the shop',
  whatsapp: 'The WhatsApp number',
  category: 'A category',
  product: 'A product',
  picture: 'A picture of a product',
  hours: 'Opening hours',
  story: 'Your story',
  delivery: 'Delivery',
  label: 'What labels say',
  password: 'A password of your own',
  backup: 'A backup',
  open: 'Open the shop',
} as const

export type SetupKey = keyof typeof setupTitles
export const setupKeys = Object.keys(setupTitles) as SetupKey[]

/** Steps that can be skipped. */
export const skippableSteps = [
  'hours',
  'story',
  'delivery',
  'label',
  'backup',
] as const satisfies SetupKey[]

/** Steps without which a shop cannot open. */
export const neededSteps: readonly SetupKey[] = [
  'name',
  'whatsapp',
  'category',
  'product',
  'password',
]
