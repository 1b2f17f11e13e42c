import type { HTMLAttributes } from 'react'
import type {} from 'react/jsx-runtime'
import { orderListAddress } from '../../../contract/order-list/order-list.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { textIn } from '../../words/shop-text.tsx'
import { useWords, type Words } from '../../words/words.ts'
import { classNames } from '../class-names.ts'

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
  product: { _id: string; name: string; nameTa?: string }
  className?: string
}

/**
 * Adds a product to the order list, and then changes its quantity. An element of `list-elements.ts`, whose content
 * React leaves alone; without script a link to a list with the product in it.
 */
export function AddToList({ product: { _id, name: en, nameTa }, className }: AddToListProps) {
  const { language, orderList } = useWords()
  const name = textIn(language, { en, ta: nameTa }).text
  const address = orderListAddress([{ id: _id, quantity: 1 }], language)
  const html = import.meta.env.SSR ? linkTo(address, name, orderList) : ''
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

function linkTo(address: string, name: string, { add, addToList }: Words['orderList']): string {
  return `<a href="${address}" aria-label="${addToList}: ${escapeHtml(name)}">${add}</a>`
}
