import { Fragment } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Link } from 'react-router'
import type { Category } from '../../../../contract/categories/category.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { narrowForm } from '../../../forms/narrow-form.ts'
import { useSideTrip } from '../../../forms/side-trip.ts'
import { Field, Select } from '../../inputs.tsx'

type CategoryValues = { category: string; subcategory?: string }

type CategoryFieldsProps<T extends CategoryValues> = {
  form: UseFormReturn<T, unknown, unknown>
  /** Both levels; absent until they are known. */
  categories: Category[] | undefined
  placeholder?: string
  withoutSubcategory?: boolean
  subcategoryClassName?: string
  /** Offers to create another category on the way. */
  canCreate?: boolean
}

/** A category, and a subcategory where the chosen one has any. */
export function CategoryFields<T extends CategoryValues>(props: CategoryFieldsProps<T>) {
  const { categories, placeholder = 'Select a category' } = props
  const { register, setValue, watch, formState } = narrowForm<CategoryValues>(props.form)
  const { errors } = formState
  const chosen = categories?.find(({ _id }) => _id === watch('category'))
  const subcategories = (!props.withoutSubcategory && chosen?.subcategories) || []
  const clearSubcategory = () => setValue('subcategory', '', { shouldDirty: true })
  return (
    <>
      <Field
        label="Category"
        required
        error={errors.category?.message}
        action={
          props.canCreate && (
            <CreateCategoryLink
              to={pagePaths.adminCategorySimple}
              className="relative z-1 -my-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            />
          )
        }
      >
        <Select
          {...register('category', props.withoutSubcategory ? {} : { onChange: clearSubcategory })}
          disabled={!categories}
        >
          <option value="">{placeholder}</option>
          <NameOptions records={categories?.filter(({ parent }) => !parent)} />
        </Select>
      </Field>
      {subcategories.length > 0 && (
        <Field
          label="Subcategory"
          error={errors.subcategory?.message}
          className={props.subcategoryClassName}
        >
          <Select {...register('subcategory')}>
            <option value="">None</option>
            <NameOptions records={subcategories} />
          </Select>
        </Field>
      )}
    </>
  )
}

type CreateCategoryLinkProps = { to: string; className: string }

/** Leads to the form of a new category, which comes back here. */
export function CreateCategoryLink(props: CreateCategoryLinkProps) {
  return (
    <Link {...props} state={useSideTrip()}>
      Create a category
    </Link>
  )
}

type Named = { _id: string; name: string }

/** Records, categories of one level for instance, as options of a select. */
export function NameOptions({ records }: { records: Named[] | undefined }) {
  return records?.map(({ _id, name }) => (
    <option key={_id} value={_id}>
      {name}
    </option>
  ))
}

/** Main categories, each with its subcategories below it, as options of a select. */
export function CategoryOptions({ categories }: { categories: Category[] }) {
  return categories
    .filter(({ parent }) => !parent)
    .map((main) => (
      <Fragment key={main._id}>
        <option value={main._id}>{main.name}</option>
        {main.subcategories?.map((sub) => (
          <option key={sub._id} value={sub._id}>
            – {sub.name}
          </option>
        ))}
      </Fragment>
    ))
}
