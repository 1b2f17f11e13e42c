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
  /** How many products are listed; undefined where that is not known. */
  total?: number
}

/** The category's name and picture, with links back and to share. */
export function CategoryHeader({ category, total }: CategoryHeaderProps) {
  const { publicUrl } = useSite()
  const language = useLanguage()
  const words = useProductsWords()
  const path = fillPath(publicPaths.category, { categoryId: category._id })
  const name = { en: category.name, ta: category.nameTa }
  return (
    <header className="mb-8 grid overflow-hidden rounded-sheet bg-paper-deep md:grid-cols-[1fr_1.1fr]">
      <div className="order-2 flex flex-col items-start gap-5 p-6 md:order-1 md:p-12">
        <PageLink
          to={publicPaths.products}
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-gold decoration-2 underline-offset-6 hover:decoration-current"
        >
          <ArrowLeftIcon className="size-4" />
          {words.allProducts}
        </PageLink>
        <div>
          <h1 className="font-display text-title">
            <ShopText {...name} />
          </h1>
          <p role="status" className="mt-2 text-ink-soft">
            {total !== undefined && words.count(total)}
          </p>
        </div>
        <div className="mt-auto">
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
      <Picture
        record={category}
        alt=""
        // On phones' dense screens a little less than the full width is sharp enough.
        sizes="(min-width: 768px) 42rem, 84vw"
        priority
        className="order-1 aspect-16/9 md:order-2 md:aspect-auto md:h-104"
      />
    </header>
  )
}
