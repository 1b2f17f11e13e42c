import { useState } from 'react'
import { writeMass, writePack } from '../../../../../contract/packs/pack-words.ts'
import { NumberInput } from '../../../../ui/admin/fields/number-field.tsx'
import { IconButton } from '../../../../ui/admin/icon-button.tsx'
import { Pencil } from '../../../../ui/admin/icons.tsx'
import { Checkbox, Field, Select } from '../../../../ui/inputs.tsx'
import { UnitOptions } from '../product-fields.tsx'
import { productLabels } from '../product-values.ts'
import { checkPack, type PackLine, type PackValues } from './pack-lines.ts'

type PackRowProps = {
  line: PackLine
  /** Shows the errors of a chosen line. */
  tried: boolean
  onChange: (change: Partial<PackLine>) => void
}

/** Size of a product and the pack that it means, to be confirmed or changed. */
export function PackRow({ line, tried, onChange }: PackRowProps) {
  const { product, text, values, chosen, edited, failure } = line
  const [isOpen, setIsOpen] = useState(false)
  const { pack, errors } = checkPack(values)
  const type = (field: keyof PackValues, value: string) =>
    onChange({ values: { ...values, [field]: value }, chosen: true, edited: true })
  return (
    <li className="border-b border-line px-3 py-2 last:border-0 md:px-4">
      <div className="grid items-center md:grid-cols-2 md:gap-4">
        <Checkbox
          checked={chosen}
          onChange={({ target }) => onChange({ chosen: target.checked })}
          className="font-medium wrap-anywhere"
        >
          {product.name}
        </Checkbox>
        <div className="flex items-center gap-3 pl-8 md:pl-0">
          <p className="min-w-0 flex-1 wrap-anywhere">
            <span className="text-ink-soft">{`“${text}”`} → </span>
            {pack ? <strong>{describePack(pack)}</strong> : edited ? '…' : 'cannot be read'}
          </p>
          <IconButton
            icon={Pencil}
            label={`Change the pack of ${product.name}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        </div>
      </div>
      {(isOpen || edited || (chosen && !pack)) && (
        <PackInputs
          name={product.name}
          values={values}
          errors={chosen && tried ? errors : {}}
          onType={type}
        />
      )}
      {failure && <p className="pl-8 text-sm font-medium text-danger wrap-anywhere">{failure}</p>}
    </li>
  )
}

function describePack(pack: NonNullable<ReturnType<typeof checkPack>['pack']>): string {
  const { packAmount, packUnit, packCount, packMass } = pack
  const written = writePack({
    packAmount: packAmount ?? undefined,
    packUnit: packUnit ?? undefined,
    packCount,
  })
  return packMass === null ? written : `${written} (${writeMass(packMass)})`
}

type PackInputsProps = {
  name: string
  values: PackValues
  errors: ReturnType<typeof checkPack>['errors']
  onType: (field: keyof PackValues, value: string) => void
}

function PackInputs({ name, values, errors, onType }: PackInputsProps) {
  const control = (field: keyof PackValues) => ({
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => onType(field, target.value),
  })
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 py-2 md:grid-cols-4 md:pl-8">
      <legend className="sr-only">{name}</legend>
      {packFieldNames.map((field) => (
        <Field key={field} label={productLabels[field]} error={errors[field]}>
          {field === 'packUnit' ? (
            <Select {...control(field)}>
              <UnitOptions />
            </Select>
          ) : (
            <NumberInput {...control(field)} typed={values[field]} />
          )}
        </Field>
      ))}
    </fieldset>
  )
}

const packFieldNames = ['packAmount', 'packUnit', 'packCount', 'packMass'] as const
