import type { Category } from '../../../contract/categories/category.ts'
import { addressIn } from '../../../contract/language.ts'
import { fillPath, publicPaths } from '../../../contract/public-paths.ts'
import { useSite } from '../../lib/site.ts'
import { ArrowLeftIcon } from '../../ui/page-icons.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { ShareAddress } from '../../ui/share-address.tsx'
import { useProductsWords } from '../../words/products-words.ts'
import { ShopText, textIn } from '../../words/shop-text.tsx'
import { useLanguage } from '../../words/words.ts'

type CategoryHeaderProps = {
  category: Category
  /** How many products are listed; with an error that is not known. */
  list: { total: number; products?: number; error?: string }
}

/** The category's name and picture, with links back and to share. */
export function CategoryHeader({ category, list }: CategoryHeaderProps) {
  const { publicUrl } = useSite()
  const language = useLanguage()
  const words = useProductsWords()
  const path = fillPath(publicPaths.category, { categoryId: category._id })
  const name = { en: category.name, ta: category.nameTa }
  return (
    <header className="mb-4 grid grid-cols-[1fr_5.5rem] items-center gap-x-4 gap-y-1 overflow-hidden rounded-sheet bg-paper-deep p-3 pb-1.5 md:mb-8 md:grid-cols-[1fr_1.1fr] md:items-stretch md:gap-0 md:p-0">
      {/* On a phone name and picture stand side by side, above both links. */}
      <div className="contents md:flex md:flex-col md:items-start md:gap-5 md:p-12">
        <div className="pl-1 md:pl-0">
          <h1 className="font-display text-heading md:text-title">
            <ShopText {...name} />
          </h1>
          <p role="status" className="text-ink-soft max-md:text-sm md:mt-2">
            {!list.error && words.count(list.total, list.products)}
          </p>
        </div>
        <div className="order-2 col-span-2 flex flex-wrap items-center justify-between pl-1 md:contents">
          <PageLink
            to={publicPaths.products}
            className="inline-flex min-h-11 items-center gap-2 font-semibold max-md:text-sm md:-order-1 underline decoration-gold decoration-2 underline-offset-6 hover:decoration-current"
          >
            <ArrowLeftIcon className="size-4" />
            {words.allProducts}
          </PageLink>
          <div className="max-md:[&_button]:px-3 max-md:[&_button]:text-sm md:mt-auto">
            <ShareAddress
              title={textIn(language, name).text}
              address={publicUrl + addressIn(language, path)}
              words={{
                share: words.category.share,
                copied: words.category.categoryLinkCopied,
                copiedInstead: words.category.linkCopied,
                shareThis: words.category.shareThis,
              }}
            />
          </div>
        </div>
      </div>
      <Picture
        record={category}
        alt=""
        sizes="(min-width: 768px) 42rem, 5.5rem"
        priority
        className="order-1 size-22 rounded-card md:order-none md:size-auto md:h-104 md:rounded-none"
      />
    </header>
  )
}
