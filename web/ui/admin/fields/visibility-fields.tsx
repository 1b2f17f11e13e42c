import { type UseFormReturn, useWatch } from 'react-hook-form'
import { narrowForm } from '../../../forms/narrow-form.ts'
import {
  describeValues,
  type VisibilityValues,
  visibilityLabels,
} from '../../../forms/visibility-values.ts'
import { Checkbox, Field, Input } from '../../inputs.tsx'
import { FoldedSection } from './folded-section.tsx'

/** Fields of a record's visibility, folded on a phone. */
export function VisibilitySection<T extends VisibilityValues>(props: {
  form: UseFormReturn<T, unknown, unknown>
}) {
  const form = narrowForm<VisibilityValues>(props.form)
  const { register, control, formState } = form
  const { errors, submitCount } = formState
  const [hidden, visibleFrom, visibleUntil] = useWatch({
    control,
    name: ['hidden', 'visibleFrom', 'visibleUntil'],
  })
  const day = (name: 'visibleFrom' | 'visibleUntil', hint: string) => (
    <Field label={visibilityLabels[name]} hint={hint} error={errors[name]?.message}>
      <Input {...register(name)} type="date" />
    </Field>
  )
  return (
    <FoldedSection
      title="Who sees it"
      filled={describeValues({ hidden, visibleFrom, visibleUntil })}
      hasError={Boolean(errors.visibleFrom ?? errors.visibleUntil)}
      attempts={submitCount}
    >
      <Checkbox {...register('hidden')}>{visibilityLabels.hidden}</Checkbox>
      <div className="grid items-start gap-4 card:grid-cols-2">
        {day('visibleFrom', 'Leave blank for no beginning')}
        {day('visibleUntil', 'The last day; leave blank for no end')}
      </div>
    </FoldedSection>
  )
}
