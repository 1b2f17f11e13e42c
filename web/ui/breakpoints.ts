import { breakpoints } from '../../contract/layout-limits.ts'
import { limits } from '../../contract/limits.ts'

const { carousel } = limits

/** Breakpoints, each a Tailwind variant. Loaded by the style sheets. */
const widths = {
  'highlights-two': carousel.gallery.phone + 1,
  card: breakpoints.productsPhone,
  sm: breakpoints.category.phone,
  md: breakpoints.admin,
  'featured-three': carousel.featured.narrow,
  'featured-four': carousel.featured.medium,
  drawer: breakpoints.productsDrawer,
  lg: breakpoints.category.wide,
  'highlights-three': carousel.gallery.tablet + 1,
  xl: 1280,
}

const screens = Object.fromEntries(
  Object.entries(widths).map(([name, width]) => [name, `${width}px`]),
)

export default { handler: () => {}, config: { theme: { screens } } }
