import { Link } from 'react-router'
import { messages } from '../../../../contract/messages.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { formatPrice } from '../../../../contract/prices/money.ts'
import { priceOnRequest } from '../../../../contract/prices/price-words-en.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { formatAge } from '../../../ui/admin/age.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'

export function RecentProducts({ products }: { products: Product[] }) {
  return (
    <section aria-labelledby="recent" className="rounded-card border border-line bg-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3">
        <h2 id="recent" className="font-semibold">
          Recent products
        </h2>
        <Link
          to={pagePaths.adminProducts}
          className="relative text-sm font-semibold underline underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-3"
        >
          All products
        </Link>
      </div>
      {products.length === 0 && <p className="px-4 py-6 text-ink-soft">{messages.product.none}</p>}
      <ul>
        {products.map((product) => (
          <li key={product._id} className="border-b border-line last:border-0">
            <Link
              to={fillPath(pagePaths.adminProductEdit, { id: product._id })}
              className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 py-2 hover:bg-paper-deep"
            >
              <Picture
                record={product}
                alt=""
                sizes="48px"
                className="size-12 shrink-0 rounded-control"
              />
              <span className="min-w-0 flex-1 basis-[8rem]">
                <span className="line-clamp-2 font-medium leading-snug">{product.name}</span>
                <span className="line-clamp-2 text-sm text-ink-soft">{product.category.name}</span>
              </span>
              <span className="ml-auto text-right text-sm">
                <span className="block font-semibold tabular-nums">
                  {formatPrice(product.price, priceOnRequest)}
                </span>
                <time dateTime={product.updatedAt} className="text-ink-soft">
                  {formatAge(product.updatedAt)}
                </time>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
