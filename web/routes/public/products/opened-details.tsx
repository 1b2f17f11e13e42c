import { useLocation, useNavigate } from 'react-router'
import { fullName } from '../../../../contract/products/product-names.ts'
import { type DetailedCard, listEarlyDetails } from '../../../features/products/card-data.ts'
import { ProductDialog } from '../../../features/products/details/product-dialog.tsx'
import { type LoadedDetails, useProduct } from '../../../features/products/details/use-product.ts'
import {
  type ProductsState,
  writeProductsAddress,
} from '../../../features/products/products-address.ts'
import { useAddress, useWords } from '../../../words/words.ts'

type OpenedDetailsProps = {
  state: ProductsState
  loaded: LoadedDetails
  /** Cards of the list, which have what is shown before all is loaded. */
  listed: DetailedCard[]
}

/** The details of the product in the address, over the list. */
export function OpenedDetails({ state, loaded, listed }: OpenedDetailsProps) {
  const { language, product: terms } = useWords()
  const address = useAddress()
  const navigate = useNavigate()
  const location = useLocation()
  const { product, group } = useProduct(state.product, listEarlyDetails(listed), loaded)
  const closeTo = writeProductsAddress({ ...state, product: undefined })
  if (!product) return null

  const close = () =>
    location.state?.opened
      ? navigate(-1)
      : navigate(address(closeTo), { replace: true, preventScrollReset: true })
  return (
    <ProductDialog
      key={product._id}
      product={product}
      group={group}
      linkOf={(size) => ({
        to: writeProductsAddress({ ...state, product: size._id }),
        state: location.state?.opened && { opened: fullName(size, { language, ...terms }) },
      })}
      closeTo={closeTo}
      onClose={close}
    />
  )
}
