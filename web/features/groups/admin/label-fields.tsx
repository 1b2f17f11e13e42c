import { useWatch } from 'react-hook-form'
import { type Nutrient, nutrients, vegMarks } from '../../../../contract/labels/label.ts'
import { labelLimits } from '../../../../contract/labels/limits.ts'
import { labelMessages } from '../../../../contract/labels/messages.ts'
import { vegNames } from '../../../../contract/labels/names-en.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { NumberField } from '../../../ui/admin/fields/number-field.tsx'
import { TextField, Warning } from '../../../ui/admin/fields/text-field.tsx'
import { Field, Select } from '../../../ui/inputs.tsx'
import { AllergenFields } from './allergen-fields.tsx'
import { assessLabel, type GroupValues, groupLabels, type LabelText } from './group-values.ts'
import { LabelProgress } from './label-progress.tsx'

type Form = EditForm<GroupValues>['form']

/** Fields of the label on every pack of a group, with missing facts and warnings. */
export function LabelFields({ form }: { form: Form }) {
  const { missing, required, warnings } = assessLabel(
    useWatch({ control: form.control }) as GroupValues,
  )
  const text = (name: LabelText) => ({
    form,
    name,
    labels: groupLabels,
    max: maxOf(name),
    readsClaims: true,
  })
  return (
    <>
      <FormSection title="Label">
        <LabelProgress missing={missing} required={required} warnings={Object.keys(warnings)} />
        <TextField {...text('genericName')} autoComplete="off" />
        <TextField {...text('genericNameTa')} autoComplete="off" />
        <TextField {...text('ingredients')} rows={3} />
        <TextField {...text('ingredientsTa')} rows={3} />
        <AllergenFields form={form} />
        <div className="grid items-start gap-4 card:grid-cols-2">
          <Field label={groupLabels.veg} error={form.formState.errors.veg?.message}>
            <Select {...form.register('veg')}>
              <option value="">Not said</option>
              {vegMarks.map((mark) => (
                <option key={mark} value={mark}>
                  {vegNames[mark]}
                </option>
              ))}
            </Select>
          </Field>
          <Figure form={form} name="shelfLifeMonths" />
        </div>
        <TextField {...text('storage')} rows={2} />
      </FormSection>
      <FormSection title="Nutrition in 100 g">
        <p className="text-sm text-ink-soft">{labelMessages.nutritionIncomplete}.</p>
        <div className="grid grid-cols-2 items-end gap-4 md:grid-cols-3">
          {nutrients.map((name) => (
            <Figure key={name} form={form} name={name} warning={warnings[name]} />
          ))}
        </div>
      </FormSection>
    </>
  )
}

type FigureProps = { form: Form; name: 'shelfLifeMonths' | Nutrient; warning?: string }

function Figure({ form, name, warning }: FigureProps) {
  return (
    <NumberField
      form={form}
      name={name}
      label={groupLabels[name]}
      hint={warning && <Warning>{warning}</Warning>}
      className={warning && 'col-span-full'}
    />
  )
}

/** The Tamil text may be as long as the other. */
function maxOf(name: LabelText): number {
  return labelLimits[name.replace(/Ta$/, '') as 'genericName' | 'ingredients' | 'storage']
}
