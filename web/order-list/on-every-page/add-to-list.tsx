import type { HTMLAttributes } from 'react'
import type {} from 'react/jsx-runtime'
import { orderListAddress } from '../../../contract/order-list/order-list.ts'
import { lineName } from '../../../contract/products/product-names.ts'
import { escapeHtml } from '../../text/escape-html.ts'
import { classNames } from '../../ui/class-names.ts'
import { useWords, type Words } from '../../words/words.ts'

type ListElement = HTMLAttributes<HTMLElement> & { product?: string; name?: string; class?: string }

declare module 'react/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      'add-to-list': ListElement
      'order-count': ListElement
    }
  }
}

type AddToListProps = {
  product: { _id: string } & Parameters<typeof lineName>[0]
  className?: string
}

/**
 * Adds a product to the order list, and then changes its quantity. An element of `list-elements.ts`, whose content
 * React leaves alone; without script a link to a list with the product in it.
 */
export function AddToList({ product, className }: AddToListProps) {
  const { addToList, language, product: terms } = useWords()
  const { _id } = product
  const name = lineName(product, { language, ...terms })
  const address = orderListAddress([{ id: _id, quantity: 1 }], language)
  const html = import.meta.env.SSR ? linkTo(address, name, addToList) : ''
  return (
    <add-to-list
      product={_id}
      name={name}
      class={classNames('print:hidden', className)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what is of the product is escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function linkTo(address: string, name: string, { add, addToList }: Words['addToList']): string {
  return `<a href="${address}" aria-label="${addToList}: ${escapeHtml(name)}">${add}</a>`
}
