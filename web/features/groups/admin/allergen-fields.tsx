import { useController } from 'react-hook-form'
import { allergens } from '../../../../contract/labels/label.ts'
import { allergenNames } from '../../../../contract/labels/names-en.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import { Checkbox } from '../../../ui/inputs.tsx'
import { type GroupValues, groupLabels, noAllergens, readAllergens } from './group-values.ts'

/** Choice of the allergens that the food contains. A food without any has to say so, too. */
export function AllergenFields({ form }: { form: EditForm<GroupValues>['form'] }) {
  const { field } = useController({ control: form.control, name: 'allergens' })
  const chosen = readAllergens(field.value)
  const toggle = (name: (typeof allergens)[number], checked: boolean) =>
    field.onChange((checked ? [...chosen, name] : chosen.filter((other) => other !== name)).join())
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{groupLabels.allergens}</legend>
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
        {allergens.map((name, index) => (
          <Checkbox
            key={name}
            ref={index === 0 ? field.ref : undefined}
            checked={chosen.includes(name)}
            onChange={(event) => toggle(name, event.target.checked)}
          >
            {allergenNames[name]}
          </Checkbox>
        ))}
        <Checkbox
          className="col-span-full"
          checked={field.value === noAllergens}
          onChange={(event) => field.onChange(event.target.checked ? noAllergens : '')}
        >
          None of these
        </Checkbox>
      </div>
    </fieldset>
  )
}
