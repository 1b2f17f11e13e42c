import type { ChangeEvent } from 'react'
import { useController } from 'react-hook-form'
import { deliveryLimits } from '../../../../contract/delivery/limits.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import { NumberInput } from '../../../ui/admin/fields/number-field.tsx'
import type { NumberKind } from '../../../ui/admin/fields/say-number.ts'
import { IconButton } from '../../../ui/admin/icon-button.tsx'
import { Plus, Trash2 } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/inputs.tsx'
import { blankZone, readZones, writeZones, type ZoneText } from './texts/zone-texts.ts'

type Form = EditForm<Values>['form']
type ErrorOf = (part: string) => string | undefined

/** Zones that the shop sends to, with their charges. */
export function DeliveryZones({ form }: { form: Form }) {
  const { field, fieldState } = useController({ control: form.control, name: 'zones' })
  const zones = readZones(String(field.value))
  const set = (next: ZoneText[]) => field.onChange(writeZones(next))
  const focusInvalid = (element: HTMLElement | null) =>
    field.ref({ focus: () => element?.querySelector<HTMLElement>('[aria-invalid]')?.focus() })
  return (
    <section ref={focusInvalid} className="grid gap-4 border-t border-line pt-4">
      <h3 className="font-semibold">Zones</h3>
      {zones.map((zone, index) => (
        <Zone
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone may have no name yet
          key={index}
          zone={zone}
          errorOf={(part) =>
            form.getFieldState(`zones.${index}.${part}`, form.formState).error?.message
          }
          onChange={(part) => set(zones.with(index, { ...zone, ...part }))}
          onRemove={() => set(zones.toSpliced(index, 1))}
        />
      ))}
      {fieldState.error?.message && (
        <p className="text-sm font-medium text-danger">{fieldState.error.message}</p>
      )}
      {zones.length < deliveryLimits.zones && (
        <Button
          variant="secondary"
          onClick={() => set([...zones, blankZone])}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" className="size-4" />
          Add a zone
        </Button>
      )}
    </section>
  )
}

type ZoneProps = {
  zone: ZoneText
  errorOf: ErrorOf
  onChange: (part: Partial<ZoneText>) => void
  onRemove: () => void
}

function Zone({ zone, errorOf, onChange, onRemove }: ZoneProps) {
  const name = zone.name || 'New zone'
  const { name: maxName, by: maxBy } = deliveryLimits
  const [shortest, longest] = zone.days
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-start justify-between gap-3">
        <Text
          label="Name"
          value={zone.name}
          error={errorOf('name')}
          max={maxName}
          onChange={(name) => onChange({ name })}
        />
        <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
      </div>
      <Text
        label="Name in Tamil"
        lang="ta"
        value={zone.nameTa}
        error={errorOf('nameTa')}
        max={maxName}
        onChange={(nameTa) => onChange({ nameTa })}
      />
      <Text
        label="PIN codes begin with"
        hint="641, 642, …"
        value={zone.prefixes}
        error={errorOf('prefixes') ?? firstError(errorOf, 'prefixes', deliveryLimits.prefixes)}
        onChange={(prefixes) => onChange({ prefixes })}
      />
      <Slabs slabs={zone.slabs} errorOf={errorOf} onChange={(slabs) => onChange({ slabs })} />
      <Text
        label="Each kilo above (₹)"
        hint="Leave blank to agree the charge in the chat"
        value={zone.perKgBeyond}
        error={errorOf('perKgBeyond')}
        kind="rupees"
        onChange={(perKgBeyond) => onChange({ perKgBeyond })}
      />
      <Text
        label="Free from goods of (₹)"
        hint="Leave blank if delivery is never free"
        value={zone.freeFrom}
        error={errorOf('freeFrom')}
        kind="rupees"
        onChange={(freeFrom) => onChange({ freeFrom })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Text
          label="Days, at least"
          value={shortest}
          error={errorOf('days') ?? errorOf('days.0')}
          kind="number"
          onChange={(days) => onChange({ days: [days, longest] })}
        />
        <Text
          label="Days, at most"
          value={longest}
          error={errorOf('days.1')}
          kind="number"
          onChange={(days) => onChange({ days: [shortest, days] })}
        />
      </div>
      <Text
        label="Sent by"
        value={zone.by}
        error={errorOf('by')}
        max={maxBy}
        onChange={(by) => onChange({ by })}
      />
    </fieldset>
  )
}

type SlabsProps = {
  slabs: ZoneText['slabs']
  errorOf: ErrorOf
  onChange: (slabs: ZoneText['slabs']) => void
}

/** Steps of mass, each with its charge. */
function Slabs({ slabs, errorOf, onChange }: SlabsProps) {
  return (
    <div className="grid gap-2">
      {slabs.map((slab, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place among the steps
        <div key={index} className="flex items-start gap-2">
          <Text
            label="Up to (kg)"
            value={slab.upTo}
            error={errorOf(`slabs.${index}.upTo`)}
            kind="number"
            onChange={(upTo) => onChange(slabs.with(index, { ...slab, upTo }))}
          />
          <Text
            label="Charge (₹)"
            value={slab.charge}
            error={errorOf(`slabs.${index}.charge`)}
            kind="rupees"
            onChange={(charge) => onChange(slabs.with(index, { ...slab, charge }))}
          />
          {slabs.length > 1 && (
            <IconButton
              icon={Trash2}
              label={`Remove the step up to ${slab.upTo || '…'} kg`}
              onClick={() => onChange(slabs.toSpliced(index, 1))}
              className="mt-6"
            />
          )}
        </div>
      ))}
      {slabs.length < deliveryLimits.slabs && (
        <Button
          variant="quiet"
          onClick={() => onChange([...slabs, { upTo: '', charge: '' }])}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" className="size-4" />
          Add a step
        </Button>
      )}
    </div>
  )
}

type TextProps = {
  label: string
  lang?: 'ta'
  value: string
  error: string | undefined
  hint?: string
  max?: number
  /** Makes it a number. */
  kind?: NumberKind
  onChange: (text: string) => void
}

function Text({ label, lang, value, error, hint, max, kind, onChange }: TextProps) {
  const input = {
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value),
  }
  return (
    <Field label={label} hint={hint} error={error} className="min-w-0 grow">
      {kind ? (
        <NumberInput {...input} typed={value} kind={kind} />
      ) : (
        <Input {...input} lang={lang} maxLength={max} autoComplete="off" />
      )}
    </Field>
  )
}

/** The first error among so many entries of a part. */
function firstError(errorOf: ErrorOf, part: string, count: number): string | undefined {
  const errors = Array.from({ length: count }, (_, index) => errorOf(`${part}.${index}`))
  return errors.find((message) => message !== undefined)
}
