import type { ProductGroup } from '../../../../contract/groups/group.ts'
import { productGroupLimits } from '../../../../contract/groups/limits.ts'
import { productGroupMessages } from '../../../../contract/groups/messages.ts'
import { oilKinds } from '../../../../contract/labels/standard-packs.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { formatRupees } from '../../../../contract/prices/money.ts'
import { toRupees } from '../../../../contract/prices/paise.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import type { EditedRecord } from '../../../forms/use-record-form.ts'
import { useRecordForm } from '../../../forms/use-record-form.ts'
import { useReturn } from '../../../forms/use-return.ts'
import { priceScopeAddress } from '../../../lists/price-scope.ts'
import { lastListAddress } from '../../../lists/use-list-params.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { TextField } from '../../../ui/admin/fields/text-field.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Field, Input, Select } from '../../../ui/inputs.tsx'
import {
  type GroupValues,
  groupFormSchema,
  groupLabels,
  groupValues,
  showGroupValue,
  writeOil,
} from './group-values.ts'
import { LabelFields } from './label-fields.tsx'
import { productGroupApi } from './queries.ts'

/** A product group, and what the label on its packs says. */
export function GroupForm(edited: EditedRecord<ProductGroup>) {
  const group = edited.loaded?.record
  const listAddress = lastListAddress(pagePaths.adminProductGroups)
  const state = useRecordForm<GroupValues, ProductGroup>({
    schema: groupFormSchema,
    api: productGroupApi,
    ...edited,
    valuesOf: groupValues,
    blank: groupValues(),
    formName: 'product-group',
  })
  useReturn(state.saved, listAddress)
  const { form } = state
  const nameField = { form, labels: groupLabels, max: productGroupLimits.name }

  return (
    <RecordFormFrame
      state={state}
      success={group ? productGroupMessages.updated : productGroupMessages.created}
      saveLabel={group ? 'Save changes' : 'Create group'}
      cancelTo={listAddress}
      editPath={pagePaths.adminProductGroupEdit}
      labels={groupLabels}
      show={showGroupValue}
    >
      <FormSection title="Group">
        <TextField {...nameField} name="name" required autoComplete="off" />
        <TextField {...nameField} name="nameTa" autoComplete="off" />
        <div className="grid items-start gap-4 card:grid-cols-2">
          <OilField form={form} />
          <HsnField form={form} />
        </div>
        {group && <Rate {...group} />}
      </FormSection>
      <LabelFields form={form} />
    </RecordFormFrame>
  )
}

type FieldProps = { form: EditForm<GroupValues>['form'] }

/** Choice of the oil, by which the sizes of its packs are checked. */
function OilField({ form }: FieldProps) {
  return (
    <Field
      label={groupLabels.oil}
      hint="For warnings about the sizes of packs"
      error={form.formState.errors.oil?.message}
    >
      <Select {...form.register('oil')}>
        <option value="">None</option>
        {oilKinds.map((kind) => (
          <option key={kind} value={kind}>
            {writeOil(kind)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function HsnField({ form }: FieldProps) {
  return (
    <Field
      label={groupLabels.hsn}
      hint="Of the tax tariff: 4, 6 or 8 digits"
      error={form.formState.errors.hsn?.message}
    >
      <Input {...form.register('hsn')} inputMode="numeric" autoComplete="off" />
    </Field>
  )
}

/** Price of a litre, kilo or piece by the last price revision, and a link to the next. */
function Rate({ _id: id, ratePaise }: ProductGroup) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{ratePaise === undefined ? 'No rate yet' : `Rate ${formatRupees(toRupees(ratePaise))}`}</p>
      <ButtonLink to={priceScopeAddress({ what: 'group', id })} variant="secondary">
        New rate
      </ButtonLink>
    </div>
  )
}
