import { type ReactNode, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import type { Category } from '../../../../contract/categories/category.ts'
import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { useSavedId } from '../../../forms/saved-record.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import type { EditedRecord } from '../../../forms/use-record-form.ts'
import { useRecordForm } from '../../../forms/use-record-form.ts'
import { useReturn } from '../../../forms/use-return.ts'
import { lastListAddress } from '../../../lists/use-list-params.ts'
import type { Loaded } from '../../../requests/record-api.ts'
import { wordsOfProduct } from '../../../seo/link-words.ts'
import { findProductLinkCard } from '../../../seo/load-link-card.ts'
import { FoldedSection } from '../../../ui/admin/fields/folded-section.tsx'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { VisibilitySection } from '../../../ui/admin/fields/visibility-fields.tsx'
import { CopyPlus, Share2 } from '../../../ui/admin/icons.tsx'
import { LinkPreview } from '../../../ui/admin/link-preview.tsx'
import { acceptedPictures, PictureSection } from '../../../ui/admin/pictures/picture-section.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SharePicture } from '../../cards/admin/share-picture.tsx'
import { LabelCode } from '../../labels/admin/label-code.tsx'
import { createWithPictures } from '../../pictures/admin/create-with-pictures.ts'
import { NewProductPictures } from '../../pictures/admin/new-product-pictures.tsx'
import { ProductPictures } from '../../pictures/admin/product-pictures.tsx'
import { useChosenPictures } from '../../pictures/admin/use-chosen-pictures.ts'
import { productsEn } from '../words/en.ts'
import { describeSections } from './describe-sections.ts'
import {
  ProductMainFields,
  ProductOfferFields,
  ProductPackFields,
  ProductTexts,
  type SectionName,
  sectionFields,
} from './product-fields.tsx'
import {
  anotherSizeAddress,
  anotherSizeValues,
  copyValues,
  newProduct,
  type ProductValues,
  productFormSchema,
  productLabels,
  productValues,
} from './product-values.ts'
import { productApi } from './queries.ts'

/** First values of a new product. */
type Beginning = {
  /** The product that a new one begins as a copy of, and its picture. */
  copied?: Loaded<Product> & { picture?: File; anotherSize: boolean }
  /** Words that somebody searched for: the first name of a new product. */
  suggestedName?: string
}

type ProductFormProps = EditedRecord<Product> &
  Beginning & {
    categories: Category[]
    groups: ProductGroup[]
    /** Address to open as soon as it is saved, as a step of a guide. */
    next?: string
    /** Shown below the fields. */
    children?: ReactNode
  }

export function ProductForm(props: ProductFormProps) {
  const { copied, suggestedName, categories, groups, next, children, ...edited } = props
  const product = edited.loaded?.record
  // Cards and pictures to post are public.
  const isPublic = (product?.visibility ?? 'public') === 'public'
  const listAddress = next ?? lastListAddress(pagePaths.adminProducts)
  const state = useRecordForm<ProductValues, Product>({
    schema: productFormSchema,
    api: { ...productApi, create: createWithPictures },
    ...edited,
    valuesOf: productValues,
    blank: copied ? startValues(copied) : blankValues(props),
    formName: 'product',
    formId: newProductKey({ copied, suggestedName }),
    startImage: copied?.picture && { file: copied.picture, remove: false },
  })
  useReturn(state.saved, listAddress, next ? { after: 0 } : {})
  useCreatedCategory(state.form, categories)
  const chosen = useChosenPictures(state.image, state.setImage)

  return (
    <RecordFormFrame
      state={state}
      failureTitle={messages.product.saveFailedTitle}
      success={product ? messages.product.updated : messages.product.created}
      saveLabel={product ? 'Save changes' : 'Create product'}
      saveDisabled={chosen.added.preparing > 0}
      savesHidden
      cancelTo={next ? pagePaths.admin : listAddress}
      editPath={pagePaths.adminProductEdit}
      labels={productLabels}
      categories={[...categories, ...groups]}
    >
      <div className="grid gap-5 lg:grid-cols-[1fr_20rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <div className="min-w-0 lg:col-start-2">
          <PictureSection
            state={state}
            stored={state.record}
            label="Product image"
            required
            hint={acceptedPictures}
            onSeveral={product ? undefined : chosen.added.choose}
            withoutCamera={product !== undefined || chosen.pictures.length > 0}
          >
            {!product && <NewProductPictures chosen={chosen} />}
          </PictureSection>
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <FormSection title="Product">
            <ProductMainFields form={state.form} categories={categories} />
          </FormSection>
          <ProductSections
            form={state.form}
            groups={groups}
            product={product}
            isOtherSize={copied?.anotherSize ?? false}
          />
          <VisibilitySection form={state.form} />
          {product && <LabelCode {...product} />}
          {children}
        </div>
        <div className="grid min-w-0 gap-5 lg:col-start-2">
          {edited.loaded && (
            <ProductPictures loaded={edited.loaded} onChange={state.rebaseOnRecord} />
          )}
          {product && isPublic && <ShareSection product={product} />}
          <LinkPreview
            saved={isPublic ? product : undefined}
            changed={state.changed}
            find={findProductLinkCard}
            words={product && wordsOfProduct(product, productsEn.link)}
          />
        </div>
      </div>
    </RecordFormFrame>
  )
}

type ProductSectionsProps = Pick<EditForm<ProductValues>, 'form'> & {
  groups: ProductGroup[]
  product: Product | undefined
  /** True for another size of a product, which differs in its pack. */
  isOtherSize: boolean
}

/** Sections that most products need once, if at all. */
function ProductSections({ form, groups, product, isOtherSize }: ProductSectionsProps) {
  const { errors, submitCount } = form.formState
  const filled = describeSections(useWatch({ control: form.control }) as ProductValues, groups)
  const section = (name: SectionName) => ({
    filled: filled[name],
    hasError: sectionFields[name].some((field) => errors[field]),
    attempts: submitCount,
  })
  return (
    <>
      <FoldedSection title="Pack" startsOpen={isOtherSize} {...section('pack')}>
        <ProductPackFields form={form} groups={groups} />
      </FoldedSection>
      {product && (
        <ButtonLink
          to={anotherSizeAddress(product._id)}
          variant="secondary"
          className="md:justify-self-start"
        >
          <CopyPlus className="size-4" />
          Add another size
        </ButtonLink>
      )}
      <FoldedSection title="Description and Tamil" {...section('texts')}>
        <ProductTexts form={form} />
      </FoldedSection>
      <FoldedSection title="Offer" {...section('offer')}>
        <ProductOfferFields form={form} />
      </FoldedSection>
    </>
  )
}

/** Shares what is saved. */
function ShareSection({ product }: { product: Product }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <FormSection title="Share">
      <Button variant="secondary" onClick={() => setOpen(true)} className="justify-self-start">
        <Share2 className="size-4" />
        Share as status
      </Button>
      {isOpen && <SharePicture products={[product]} onClose={() => setOpen(false)} />}
    </FormSection>
  )
}

function blankValues({ suggestedName, categories, next }: ProductFormProps): ProductValues {
  const only = next && categories.length === 1 ? categories[0]?._id : undefined
  // The home page of a new shop shows its first products.
  return {
    ...newProduct,
    name: suggestedName ?? '',
    category: only ?? '',
    featured: next !== undefined,
  }
}

/** Chooses the category that was created on the way, once. */
function useCreatedCategory(form: EditForm<ProductValues>['form'], categories: Category[]): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const created = useSavedId()
  const isThere = categories.some(({ _id }) => _id === created)
  useEffect(() => {
    if (!created || !isThere) return
    form.setValue('category', created, { shouldDirty: true })
    form.setValue('subcategory', '')
    // A reload is not to choose it again.
    void navigate(pathname + search, { replace: true, state: null })
  }, [created, form, isThere, navigate, pathname, search])
}

type Copied = NonNullable<Beginning['copied']>

function startValues({ record, anotherSize }: Copied): ProductValues {
  return anotherSize ? anotherSizeValues(record) : copyValues(record)
}

/** Tells apart the forms of new products, as they are shown and as they are kept unsaved, by what they begin with. */
export function newProductKey({ copied, suggestedName }: Beginning): string | undefined {
  if (copied) return `${copied.anotherSize ? 'size' : 'copy'}:${copied.record._id}`
  return suggestedName && `asked ${suggestedName}`
}
