import type { Category } from '../../../contract/categories/category.ts'
import { addressIn } from '../../../contract/language.ts'
import { fillPath, publicPaths } from '../../../contract/public-paths.ts'
import { useSite } from '../../shop/site-data.ts'
import { textIn } from '../../text/shop-text.tsx'
import { FitWords } from '../../ui/fit-words.tsx'
import { ArrowLeftIcon } from '../../ui/icons/page-icons.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { ShareAddress } from '../../ui/share-address.tsx'
import { useLanguage } from '../../words/words.ts'
import { useProductsWords } from '../products/words/words.ts'

type CategoryHeaderProps = {
  category: Category
  /** Count of listed products; unknown after an error. */
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
    <header className="mb-6 grid grid-cols-[1fr_min(5.5rem,25vw)] overflow-hidden rounded-sheet bg-paper-deep md:grid-cols-[1fr_1.1fr]">
      <div className="flex flex-col items-start px-4 py-1 md:gap-5 md:p-8">
        <PageLink
          to={publicPaths.products}
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline max-md:text-sm decoration-gold decoration-2 underline-offset-6 hover:decoration-current"
        >
          <ArrowLeftIcon className="size-4" />
          {words.allProducts}
        </PageLink>
        <div className="w-full">
          <h1 className="font-display text-heading md:text-title">
            <FitWords {...name} />
          </h1>
          <p role="status" className="text-ink-soft max-md:text-sm">
            {!list.error && words.count(list.total, list.products)}
          </p>
        </div>
        <div className="mt-auto pt-2">
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
        sizes="(min-width: 768px) 42rem, 10rem"
        priority
        className="md:h-104"
      />
    </header>
  )
}
