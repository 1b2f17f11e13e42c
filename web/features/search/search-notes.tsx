import { whatsappAddress } from '../../../contract/settings/business.ts'
import { useSite } from '../../shop/site-data.ts'
import { Quoting } from '../../text/quoting.tsx'
import { classNames } from '../../ui/class-names.ts'
import { WhatsAppIcon } from '../../ui/icons/brand-icons.tsx'
import { noteLink } from '../../ui/search-correction.tsx'
import { useWords } from '../../words/words.ts'
import type { ProductCardData } from '../products/card-data.ts'
import { CardWithOrder } from '../products/card-with-order.tsx'
import { useProductsWords } from '../products/words/words.ts'

/** Asks the shop for what the search did not find. */
export function AskForProduct({ name }: { name: string }) {
  const { shop } = useSite()
  const question = useProductsWords().search.doYouHave(name)
  if (!shop.whatsapp) return null
  return (
    <a
      href={whatsappAddress(shop.whatsapp, question)}
      target="_blank"
      rel="noopener noreferrer"
      className={classNames(noteLink, 'gap-2 wrap-anywhere')}
    >
      <WhatsAppIcon className="size-5.5 shrink-0" />
      <Quoting sentence={question} typed={name} />
    </a>
  )
}

/** Products near to a search that found none. */
export function NearProducts({ products = [] }: { products?: ProductCardData[] }) {
  const words = useWords()
  const { search } = useProductsWords()
  if (products.length === 0) return null
  return (
    <ul
      aria-label={search.similar}
      className="mt-10 grid grid-cols-cards gap-x-4 gap-y-8 card:grid-cols-3 card:gap-x-6"
    >
      {products.map((product) => (
        <li key={product._id}>
          <CardWithOrder
            product={product}
            orderText={words.product.orderText}
            heading="h2"
            sizes="(min-width: 640px) 30vw, 45vw"
            className="w-full"
          />
        </li>
      ))}
    </ul>
  )
}
