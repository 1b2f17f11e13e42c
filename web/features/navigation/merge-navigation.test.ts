import { describe, expect, it } from 'vitest'
import {
  defaultNavConfig,
  fallbackNavConfig,
  type NavSettingsConfig,
} from '../../../contract/navigation/defaults.ts'
import { english } from '../../words/en.ts'
import { tamil } from '../../words/ta.ts'
import { mergeNavigation, type NavCategory } from './merge-navigation.ts'

const category = (name: string, order?: number, rest: Partial<NavCategory> = {}): NavCategory => ({
  _id: name.toLowerCase(),
  name,
  order,
  showInNav: true,
  ...rest,
})
const mergeInEnglish = (config: NavSettingsConfig, categories: NavCategory[]) =>
  mergeNavigation(config, categories, english)
const labels = (items: { label: string }[]) => items.map((item) => item.label)

describe('mergeNavigation', () => {
  it('the header shows the first items and puts the rest under the configured label', () => {
    const { visible, more, moreLabel } = mergeInEnglish(
      { ...defaultNavConfig, maxVisibleItems: 3, moreDropdownLabel: 'All' },
      [category('Oils', 15)],
    )
    expect(labels(visible)).toEqual(['Home', 'Products', 'Oils'])
    expect(labels(more)).toEqual(['Gallery', 'About Us', 'Contact', 'Popular'])
    expect(moreLabel).toBe('All')
  })

  it('the header leaves out hidden entries, subcategories and categories that are not for it', () => {
    const { visible, more } = mergeInEnglish(
      {
        ...defaultNavConfig,
        showFixedItems: { ...defaultNavConfig.showFixedItems, gallery: false },
      },
      [
        category('Hidden', 1, { showInNav: false }),
        category('Child', 2, { parent: 'oils' }),
        category('Oils', 3),
      ],
    )
    expect(labels([...visible, ...more])).toEqual([
      'Home',
      'Oils',
      'Products',
      'About Us',
      'Contact',
      'Popular',
    ])
  })

  it('the header breaks ties by kind, then by name', () => {
    const { visible } = mergeInEnglish({ ...defaultNavConfig, maxVisibleItems: 10 }, [
      category('Sesame', 10),
      category('Coconut', 10),
    ])
    expect(labels(visible).slice(0, 4)).toEqual(['Home', 'Products', 'Coconut', 'Sesame'])
  })

  it('the header puts categories without an order last, as they came', () => {
    const { more } = mergeInEnglish(fallbackNavConfig, [category('Zebra'), category('Apple')])
    expect(labels(more)).toEqual(['Popular', 'Zebra', 'Apple'])
  })

  it('the header leads categories to the products page', () => {
    const { more } = mergeInEnglish(defaultNavConfig, [category('Gift & More', 99)])
    expect(more.at(-1)?.to).toBe('/products?category=gift%20%26%20more&name=Gift%20%26%20More')
    expect(more.at(0)?.to).toBe('/products?category=popular&name=Popular')
  })
})

it('the header names each entry in Tamil, and says which of them lack it', () => {
  const oils = category('Oils', 5, { nameTa: 'எண்ணெய்கள்' })
  const config = { ...defaultNavConfig, maxVisibleItems: 3, moreDropdownLabel: 'All' }
  const { visible, moreLang } = mergeNavigation(config, [oils, category('Ghee', 6)], tamil)
  expect(visible).toMatchObject([
    { label: 'முகப்பு' },
    { label: 'எண்ணெய்கள்' },
    { label: 'Ghee', lang: 'en' },
  ])
  expect(moreLang).toBe('en')
})

it('the header has a Tamil word for a dropdown without a name', () => {
  const navigation = mergeNavigation(defaultNavConfig, [], tamil)
  expect(navigation).toMatchObject({ moreLabel: 'மேலும்' })
  expect(navigation).not.toHaveProperty('moreLang')
})
