import type { ReactNode } from 'react'
import { lineName } from '../../../contract/products/product-names.ts'
import { useWords, type Words } from '../../words/words.ts'
import type { CardData, ProductCardData } from './card-data.ts'
import { chooseSize, useChosenSize } from './chosen-sizes.ts'
import { SizeChips } from './size-chips.tsx'

/** Name that a card shows instead of the product's own, and the chips that choose the size. */
export type SizeChoice = { named?: { name: string; nameTa?: string }; chips?: ReactNode }

type WithChosenSizeProps = {
  card: CardData
  /** The list's name: each remembers its own choices. */
  list: string
  /** Address of a size's details. */
  addressOf: (size: string) => string
  /** Renders the card with the size that is shown. */
  children: (shown: ProductCardData, choice: SizeChoice) => ReactNode
}

/** A card of a product group shows one of its sizes, by its chips another; other cards their product. */
export function WithChosenSize({ card, children, ...rest }: WithChosenSizeProps) {
  const { sizes, group } = card
  if (!sizes || !group) return children(card, {})
  return (
    <ChosenSize card={card} sizes={sizes} group={group} {...rest}>
      {children}
    </ChosenSize>
  )
}

type ChosenSizeProps = WithChosenSizeProps & Required<Pick<CardData, 'sizes' | 'group'>>

function ChosenSize({ card, sizes, group, list, addressOf, children }: ChosenSizeProps) {
  const words = useWords()
  const chosen = useChosenSize(list, group._id)
  const other = chosen !== card._id && sizes.find(({ _id }) => _id === chosen)
  const shown = other || card
  const chips = (
    <SizeChips
      sizes={sizes}
      shown={shown._id}
      onChoose={(size) => chooseSize(list, group._id, size)}
      addressOf={addressOf}
    />
  )
  return children(withTellingName(shown, words), { named: group, chips })
}

/** Its name says which size it is, in orders too: sizes of a group may share theirs. */
function withTellingName(size: ProductCardData, { language, product }: Words): ProductCardData {
  // In Tamil a name is followed by its size wherever it is written.
  return language === 'en' ? { ...size, name: lineName(size, { language, ...product }) } : size
}
