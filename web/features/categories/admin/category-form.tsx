import { type Category, categoryCreateSchema } from '../../../../contract/categories/category.ts'
import { categoryLimits } from '../../../../contract/categories/limits.ts'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { withoutPicture } from '../../../forms/merge.ts'
import { useWayBack } from '../../../forms/side-trip.ts'
import { useEditForm } from '../../../forms/use-edit-form.ts'
import type { EditedRecord } from '../../../forms/use-record-form.ts'
import { useRecordForm } from '../../../forms/use-record-form.ts'
import { useReturn } from '../../../forms/use-return.ts'
import {
  checkSeason,
  newVisibility,
  visibilityLabels,
  visibilityValues,
} from '../../../forms/visibility-values.ts'
import { priceScopeAddress } from '../../../lists/price-scope.ts'
import { lastListAddress } from '../../../lists/use-list-params.ts'
import { wordsOfCategory } from '../../../seo/link-words.ts'
import { findCategoryLinkCard } from '../../../seo/load-link-card.ts'
import { unsavedFormKey } from '../../../storage/unsaved-forms.ts'
import { NameOptions } from '../../../ui/admin/fields/category-fields.tsx'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { TextField } from '../../../ui/admin/fields/text-field.tsx'
import { VisibilitySection } from '../../../ui/admin/fields/visibility-fields.tsx'
import { LinkPreview } from '../../../ui/admin/link-preview.tsx'
import { acceptedPictures, PictureSection } from '../../../ui/admin/pictures/picture-section.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Checkbox, Field, Select } from '../../../ui/inputs.tsx'
import { productsEn } from '../../products/words/en.ts'
import { savedListAddress } from './category-rows.ts'
import { categoryApi } from './queries.ts'

/** Values of a new category. */
const newCategory = {
  name: '',
  nameTa: '',
  /** Empty for a main category. */
  parent: '',
  showInNav: false,
  showInProductsDropdown: true,
  ...newVisibility,
}

type CategoryValues = typeof newCategory

function categoryValues(category: Category): CategoryValues {
  const { name, nameTa = '', parent = '', showInNav, showInProductsDropdown } = category
  const shown = { showInNav, showInProductsDropdown, ...visibilityValues(category) }
  return { name, nameTa, parent, ...shown }
}

const categoryFields = categoryCreateSchema.pick({
  name: true,
  nameTa: true,
  parent: true,
  showInNav: true,
  showInProductsDropdown: true,
  hidden: true,
  visibleFrom: true,
  visibleUntil: true,
})

const categoryLabels: Record<keyof CategoryValues | 'image', string> = {
  name: 'Name',
  nameTa: 'Name in Tamil',
  parent: 'Parent category',
  showInNav: 'Show in navigation',
  showInProductsDropdown: 'Show in products dropdown',
  ...visibilityLabels,
  image: 'Image',
}

const nameField = {
  labels: categoryLabels,
  max: categoryLimits.name,
  autoComplete: 'off',
} as const

type CategoryFormProps = EditedRecord<Category> & {
  /** The main categories, of which one may be its parent. */
  parents: Category[]
}

export function CategoryForm({ parents, ...edited }: CategoryFormProps) {
  const category = edited.loaded?.record
  const wayBack = useWayBack()
  const state = useRecordForm<CategoryValues, Category>({
    schema: checkSeason(categoryFields),
    api: categoryApi,
    ...edited,
    valuesOf: categoryValues,
    blank: newCategory,
    formName: 'category',
  })
  useReturn(state.saved, wayBack ?? savedListAddress)
  const { register, formState } = state.form
  const isParent = (category?.subcategories?.length ?? 0) > 0

  return (
    <RecordFormFrame
      state={state}
      success={category ? messages.category.updated : messages.category.created}
      saveLabel={category ? 'Save changes' : 'Create category'}
      savesHidden
      cancelTo={wayBack ?? lastListAddress(pagePaths.adminCategories)}
      editPath={pagePaths.adminCategoryEdit}
      labels={categoryLabels}
      categories={parents}
      aside={
        <div className="grid gap-5">
          <PictureSection
            state={state}
            stored={state.record}
            label="Category image"
            hint={acceptedPictures}
          />
          <LinkPreview
            // Cards are public.
            saved={(category?.visibility ?? 'public') === 'public' ? category : undefined}
            changed={state.changed}
            find={findCategoryLinkCard}
            words={category && wordsOfCategory(category.name, productsEn.link)}
          />
        </div>
      }
    >
      <div className="grid min-w-0 gap-5">
        <FormSection title="Category">
          <TextField form={state.form} {...nameField} name="name" required />
          <TextField form={state.form} {...nameField} name="nameTa" />
          <Field
            label={categoryLabels.parent}
            hint={isParent ? messages.category.hasSubcategories : undefined}
            error={formState.errors.parent?.message}
          >
            <Select {...register('parent')} disabled={isParent}>
              <option value="">None: a main category</option>
              <NameOptions records={parents.filter(({ _id }) => _id !== category?._id)} />
            </Select>
          </Field>
          <div className="grid">
            <Checkbox {...register('showInNav')}>{categoryLabels.showInNav}</Checkbox>
            <Checkbox {...register('showInProductsDropdown')}>
              {categoryLabels.showInProductsDropdown}
            </Checkbox>
          </div>
          {category && (
            <ButtonLink
              to={priceScopeAddress({ what: 'category', id: category._id })}
              variant="secondary"
              className="md:justify-self-start"
            >
              Change prices
            </ButtonLink>
          )}
        </FormSection>
        <VisibilitySection form={state.form} />
      </div>
    </RecordFormFrame>
  )
}

/** Creates a main category from its names alone; as a step of a guide it leads to the next one. */
export function SimpleCategoryForm({ next }: { next?: string }) {
  const wayBack = useWayBack()
  const listAddress = wayBack ?? lastListAddress(pagePaths.adminCategories)
  const state = useEditForm<Pick<CategoryValues, 'name' | 'nameTa'>, Category>({
    schema: categoryFields.pick({ name: true, nameTa: true }),
    storageKey: unsavedFormKey('category-simple'),
    start: withoutPicture({ name: '', nameTa: '' }),
    save: ({ values }, sending) => categoryApi.create(values, undefined, sending),
  })
  useReturn(state.saved, next ?? listAddress, next || wayBack ? { after: 0 } : {})
  return (
    <RecordFormFrame
      state={state}
      joinErrors
      success={messages.category.created}
      saveLabel="Create category"
      cancelTo={next ? pagePaths.admin : listAddress}
      editPath={pagePaths.adminCategoryEdit}
    >
      <FormSection title="Category">
        <TextField form={state.form} {...nameField} name="name" required />
        <TextField form={state.form} {...nameField} name="nameTa" />
      </FormSection>
    </RecordFormFrame>
  )
}
