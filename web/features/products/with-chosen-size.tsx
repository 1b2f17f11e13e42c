import { type ReactNode, useDeferredValue, useMemo } from 'react'
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

/**
 * A card of a product group shows one of its sizes, and its chips switch to another; other cards show their
 * product.
 */
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

/** The pressed chip changes at once and the card after it, because a card takes a slow phone as long as ten chips. */
function ChosenSize(props: ChosenSizeProps) {
  const { sizes, group, list, addressOf, card, children } = props
  const words = useWords()
  const id = useDeferredValue(useShownSize(props))
  return useMemo(() => {
    const shown = sizes.find(({ _id }) => _id === id && id !== card._id) ?? card
    const chips = (
      <ChosenChips card={card} sizes={sizes} group={group} list={list} addressOf={addressOf} />
    )
    return children(withTellingName(shown, words), { named: group, chips })
  }, [id, words, sizes, group, list, addressOf, card, children])
}

type ChosenChipsProps = Omit<ChosenSizeProps, 'children'>

function ChosenChips(props: ChosenChipsProps) {
  const { sizes, group, list, addressOf } = props
  return (
    <SizeChips
      sizes={sizes}
      shown={useShownSize(props)}
      onChoose={(size) => chooseSize(list, group._id, size)}
      addressOf={addressOf}
    />
  )
}

/** The id of the chosen size while it exists, otherwise the card's own. */
function useShownSize({ sizes, group, list, card }: ChosenChipsProps): string {
  const chosen = useChosenSize(list, group._id)
  return sizes.find(({ _id }) => _id === chosen)?._id ?? card._id
}

/** The name includes the size, in orders too, since sizes of a group may share a name. */
export function withTellingName(
  size: ProductCardData,
  { language, product }: Pick<Words, 'language' | 'product'>,
): ProductCardData {
  // In Tamil a name is followed by its size wherever it is written.
  return language === 'en' ? { ...size, name: lineName(size, { language, ...product }) } : size
}
