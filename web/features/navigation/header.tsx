import { useEffect, useState } from 'react'
import { compactHeaderScroll } from '../../../contract/layout-limits.ts'
import { OrderListLink } from '../../order-list/on-every-page/order-list-link.tsx'
import { useSite } from '../../shop/site-data.ts'
import { Brand } from '../../ui/brand.tsx'
import { classNames } from '../../ui/class-names.ts'
import { widthOf } from '../../ui/fit-words.tsx'
import { ListIcon } from '../../ui/icons/icons.tsx'
import { useWords } from '../../words/words.ts'
import { LanguageSwitch } from './language-switch.tsx'
import type { Navigation } from './merge-navigation.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { MoreMenu } from './more-menu.tsx'
import { NavEntry } from './nav-entry.tsx'

/** Up to this many entries and ems have the normal spacing: they fit in every window that shows them in a row. */
const maxNormallySpaced = 6
const maxNormalWidth = 30
/** Width of a Tamil letter in ems: the sans is narrower than the letters of headings. */
const tamilWidth = 0.72

const entry =
  'relative block rounded-full font-medium transition-colors hover:bg-paper-deep aria-[current]:after:scale-x-100 after:absolute after:bottom-1 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-gold after:transition-transform'
const normalSpacing = 'px-3.5 py-2 text-[0.9375rem] after:inset-x-3.5'
/** Entries move closer together in narrower windows, in letters that `base.css` fits to the row. */
const tightSpacing = 'px-[clamp(0.375rem,-0.5rem+1.43vw,0.625rem)] py-1.5 after:inset-x-2'
const tightLetters = 'text-[clamp(0.8125rem,0.366rem+0.714vw,0.9375rem)]'

/** Sticky by its lower part: the upper part scrolls away, so that becoming compact shifts no layout. */
export function Header({ navigation }: { navigation: Navigation }) {
  const { phone } = useSite().shop
  const { shell } = useWords()
  const compact = useIsScrolled()
  const labels = [...navigation.visible.map(({ label }) => label), navigation.moreLabel]
  const width = labels.reduce((sum, label) => sum + widthOf(label, tamilWidth), 0)
  const isTight = navigation.visible.length > maxNormallySpaced || width > maxNormalWidth
  const spacing = isTight ? tightSpacing : normalSpacing
  return (
    <header
      data-compact={compact || undefined}
      className={classNames(
        'group sticky -top-6 z-40 border-b print:static transition-[background-color,border-color] duration-200',
        compact ? 'border-line bg-paper' : 'border-transparent',
      )}
    >
      {/* With large text a phone shows the name on a line of its own. */}
      <div className="mx-auto flex min-h-22 max-w-page flex-wrap py-2 drawer:flex-nowrap drawer:py-0 items-center justify-between gap-x-3 px-gutter drawer:gap-x-6 transition-transform duration-200 ease-settle group-data-compact:translate-y-3">
        {/* Drawn smaller, with a touch target of the same size. */}
        <Brand
          short={isTight}
          className="relative after:absolute after:inset-x-0 after:-inset-y-1 min-w-0 grow basis-36 origin-left transition-transform drawer:max-w-72 drawer:flex-none duration-200 ease-settle group-data-compact:scale-85"
        />
        <p className="hidden print:block">{phone}</p>
        <nav
          aria-label={shell.mainNavigation}
          className={classNames('hidden grow drawer:block print:hidden', isTight && tightLetters)}
        >
          <ul
            data-fit={isTight ? Math.ceil(width + labels.length) : undefined}
            className={classNames('flex flex-wrap items-center justify-end', !isTight && 'gap-x-1')}
          >
            {navigation.visible.map((item) => (
              <li key={item.id}>
                <NavEntry item={item} className={classNames(entry, spacing)} />
              </li>
            ))}
            {navigation.more.length > 0 && (
              <li>
                <MoreMenu
                  label={navigation.moreLabel}
                  lang={navigation.moreLang}
                  items={navigation.more}
                  className={spacing}
                />
              </li>
            )}
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center drawer:ml-0">
          <LanguageSwitch className="hidden min-h-11 w-19 items-center justify-center whitespace-nowrap rounded-full text-sm font-semibold transition-colors hover:bg-paper-deep drawer:inline-flex print:hidden" />
          {/* Space for the list's button, which appears later: nothing shifts. */}
          <div className="size-12 shrink-0">
            <OrderListLink className="relative grid size-12 place-items-center rounded-full transition-colors hover:bg-paper-deep print:hidden">
              <span className="sr-only">{shell.orderList}: </span>
              <ListIcon className="size-6" />
            </OrderListLink>
          </div>
          <MobileMenu items={[...navigation.visible, ...navigation.more]} />
        </div>
      </div>
    </header>
  )
}

/** True where the header is compact. A render that asks the window has the page laid out. */
function useIsScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const follow = () => setIsScrolled(scrollY > compactHeaderScroll)
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return isScrolled
}
