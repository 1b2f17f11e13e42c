import { useState } from 'react'
import type { Category } from '../../../../contract/category.ts'
import { limits } from '../../../../contract/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { type ProductJson, productJsonSchema } from '../../../../contract/product.ts'
import { formDraftKey } from '../../../lib/drafts.ts'
import { lastListAddress } from '../../../lib/use-list-search.ts'
import { useRecordForm } from '../../../lib/use-record-form.ts'
import { CategoryFields } from '../../../ui/admin/category-fields.tsx'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { TechnicalDetails } from '../../../ui/admin/technical-details.tsx'
import { TextField } from '../../../ui/admin/text-field.tsx'
import { Checkbox } from '../../../ui/inputs.tsx'
import { savedListAddress } from './gallery-list-state.ts'
import { galleryLabels } from './gallery-values.ts'
import { sendJsonItem } from './send-json-item.ts'

const blank = { name: '', description: '', category: '', gallery: false }

/** Creates a product, and a gallery item if wanted, by a JSON call; shows the raw response. */
export function JsonGalleryForm({ categories }: { categories: Category[] | undefined }) {
  const [raw, setRaw] = useState<string>()
  const [reading, setReading] = useState(false)
  const state = useRecordForm<typeof blank>({
    schema: productJsonSchema,
    api: {
      create: async (values, _image, { key }) => {
        const { saved, raw } = await sendJsonItem({ ...(values as ProductJson), price: 0 }, key)
        setRaw(raw)
        return saved
      },
    },
    blank,
    draftKey: formDraftKey('gallery-json'),
    returnTo: savedListAddress(pagePaths.adminGallery),
    stay: reading,
  })
  const { form } = state
  const fields = { form, labels: galleryLabels, limits: limits.product }

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
