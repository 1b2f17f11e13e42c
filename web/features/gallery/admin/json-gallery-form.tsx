import { useState } from 'react'
import type { Category } from '../../../../contract/categories/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { productLimits } from '../../../../contract/products/limits.ts'
import {
  type Product,
  type ProductJson,
  productJsonSchema,
} from '../../../../contract/products/product.ts'
import { withoutPicture } from '../../../forms/merge.ts'
import { useEditForm } from '../../../forms/use-edit-form.ts'
import { useReturn } from '../../../forms/use-return.ts'
import { lastListAddress } from '../../../lists/use-list-params.ts'
import { browserApi } from '../../../requests/api.ts'
import { withIdempotencyKey } from '../../../requests/idempotency-key.ts'
import type { SaveResult } from '../../../requests/save-result.ts'
import { unsavedFormKey } from '../../../storage/unsaved-forms.ts'
import { CategoryFields } from '../../../ui/admin/fields/category-fields.tsx'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { TextField } from '../../../ui/admin/fields/text-field.tsx'
import { TechnicalDetails } from '../../../ui/admin/notices/technical-details.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { Checkbox } from '../../../ui/inputs.tsx'
import { savedListAddress } from './gallery-list-state.ts'
import { galleryLabels } from './gallery-values.ts'

const newItem = { name: '', description: '', category: '', gallery: false }

/** Creates a product, and a gallery item if wanted, by a JSON call; shows the raw response. */
export function JsonGalleryForm({ categories }: { categories: Category[] | undefined }) {
  const [raw, setRaw] = useState<string>()
  const [reading, setReading] = useState(false)
  const state = useEditForm<typeof newItem, Product>({
    schema: productJsonSchema,
    storageKey: unsavedFormKey('gallery-json'),
    start: withoutPicture(newItem),
    save: async ({ values }, { key }) => {
      const { saved, raw } = await sendJsonItem({ ...(values as ProductJson), price: 0 }, key)
      setRaw(raw)
      return saved
    },
  })
  useReturn(state.saved, savedListAddress(pagePaths.adminGallery), { stay: reading })
  const { form } = state
  const fields = { form, labels: galleryLabels, limits: productLimits }

  return (
    <RecordFormFrame
      state={state}
      success={
        form.getValues('gallery') ? messages.gallery.banner.created : messages.product.created
      }
      saveLabel="Submit"
      saveDisabled={!categories}
      cancelTo={lastListAddress(pagePaths.adminGallery)}
      editPath={pagePaths.adminProductEdit}
    >
      <FormSection title="Item">
        <TextField {...fields} name="name" required />
        <TextField {...fields} name="description" required rows={4} />
        <CategoryFields
          form={form}
          categories={categories}
          placeholder={categories ? undefined : messages.gallery.loading}
          withoutSubcategory
        />
        <Checkbox {...form.register('gallery')}>Add to Gallery</Checkbox>
      </FormSection>
      {raw !== undefined && <TechnicalDetails value={raw} onToggle={setReading} />}
    </RecordFormFrame>
  )
}

type RawResponse = { saved: SaveResult<Product>; raw: string }

/** Creates a product by JSON. Reads the response as text first, because a proxy's may not be JSON. */
async function sendJsonItem(item: ProductJson, key: string): Promise<RawResponse> {
  try {
    const { data, error, response } = await browserApi().POST('/products/json', {
      params: withIdempotencyKey(key),
      body: item,
      parseAs: 'text',
      fetch: (request) => fetch(request, { signal: AbortSignal.timeout(limits.client.timeout) }),
    })
    const raw = data ?? (typeof error === 'string' ? error : JSON.stringify(error, null, 2))
    return { saved: readResponse(raw, response), raw }
  } catch (error) {
    const raw = String(error)
    const silent = error instanceof DOMException && error.name === 'TimeoutError'
    const message = silent ? messages.error.noResponse : messages.error.unexpected
    return { saved: { failure: { status: 500, message } }, raw }
  }
}

function readResponse(raw: string, { ok, status }: Response): SaveResult<Product> {
  try {
    const body = JSON.parse(raw)
    if (ok) return { data: body.data }
    const message = body.message || body.error || messages.product.createFailed
    return { failure: { ...body, status, message } }
  } catch {
    return { failure: { status, message: messages.jsonForm.invalidResponse(raw) } }
  }
}
