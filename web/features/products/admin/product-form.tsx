import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useForm } from 'react-hook-form'
import type { Category } from '../../../../contract/category.ts'
import { messages } from '../../../../contract/messages.ts'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { lastListAddress } from '../../../lib/list-addresses.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { ImageField } from '../../../ui/admin/image-field.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { ProductMainFields } from './product-main-fields.tsx'
import { ProductOfferFields } from './product-offer-fields.tsx'
import {
  copyState,
  newProduct,
  type ProductValues,
  productDraftKey,
  productFormSchema,
  productLabels,
  productState,
} from './product-values.ts'
import { fetchProduct, type LoadedProduct } from './queries.ts'
import { createProduct, updateProduct } from './save-product.ts'
import { showProductField } from './show-product-field.tsx'

type ProductFormProps = {
  /** The product to edit; without one, a new one is made. */
  loaded?: LoadedProduct
  /** The product that a new one begins as a copy of, and its picture. */
  copied?: LoadedProduct & { picture?: File }
  /** The product, deleted meanwhile, whose draft becomes a new one. */
  deletedId?: string
  categories: Category[]
}

export function ProductForm({ loaded, copied, deletedId, categories }: ProductFormProps) {
  const id = loaded?.product._id
  const record = loaded ? productState(loaded) : copied ? copyState(copied) : newProduct
  const listPage = lastListAddress(pagePaths.adminProducts)
  const form = useForm<ProductValues, unknown, unknown>({
    defaultValues: record.values,
    resolver: zodResolver(productFormSchema) as Resolver<ProductValues, unknown, unknown>,
  })
  const state = useRecordForm<ProductValues>({
    form,
    record,
    draftKey: productDraftKey(copied ? `copy:${copied.product._id}` : (id ?? deletedId)),
    startImage: copied?.picture && { file: copied.picture, remove: false },
    returnTo: listPage,
    anew: deletedId !== undefined,
    send: (values, image, sending) =>
      id ? updateProduct(id, values, image, sending) : createProduct(values, image, sending),
    reload: async () => {
      const { data } = id ? await fetchProduct(id) : {}
      return data && productState(data)
    },
  })
  const { image, setImage } = state
  const product = loaded?.product

  return (
    <RecordFormFrame
      state={state}
      failureTitle={messages.product.saveFailedTitle}
      success={id ? messages.product.updated : messages.product.created}
      saveLabel={id ? 'Save changes' : 'Create product'}
      cancelTo={listPage}
      addressOf={(id) => fillPath(pagePaths.adminProductEdit, { id })}
      labels={productLabels}
      show={(name, value) => showProductField(name, value, categories)}
    >
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem] lg:items-start">
        <div className="grid min-w-0 gap-5">
          <FormSection title="Product">
            <ProductMainFields form={form} categories={categories} />
          </FormSection>
          <FormSection title="Offer and details">
            <ProductOfferFields form={form} />
          </FormSection>
        </div>
        <FormSection title="Picture">
          <ImageField
            label="Product image"
            required
            hint="JPEG, PNG, WebP or AVIF, up to 5 MB"
            error={state.imageError}
            value={image}
            onChange={setImage}
            current={
              product?.image && (
                <Picture
                  image={product.image}
                  imageSet={product.imageSet}
                  alt="Current image"
                  sizes="20rem"
                  className="size-full"
                  imageClassName="size-full object-contain"
                />
              )
            }
          />
        </FormSection>
      </div>
    </RecordFormFrame>
  )
}
