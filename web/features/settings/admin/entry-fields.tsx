import { useController } from 'react-hook-form'
import { fieldLanguage } from '../../../forms/tamil-field.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import { IconButton } from '../../../ui/admin/icon-button.tsx'
import { Plus, Trash2 } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Input, Textarea } from '../../../ui/inputs.tsx'
import type { EntryPart } from './section-types.ts'
import {
  type Entry,
  formatEntries,
  parseEntries,
  type StoryList,
  siteEntries,
} from './texts/entry-texts.ts'

type EntryFieldsProps = {
  form: EditForm<Values>['form']
  name: StoryList
  label: string
  /** Name of one entry. */
  entry: string
  max: number
  parts: EntryPart[]
}

/** A list that takes the place of the site's own, or leaves its part of the page out. */
export function EntryFields({ form, name, label, entry, max, parts }: EntryFieldsProps) {
  const { field, fieldState } = useController({ control: form.control, name })
  const entries = parseEntries(String(field.value))
  const set = (next: Entry[] | undefined) => field.onChange(formatEntries(next))
  const errorOf = (index: number, part: string) =>
    form.getFieldState(`${name}.${index}.${part}`, form.formState).error?.message
  const focusInvalid = (element: HTMLElement | null) =>
    field.ref({ focus: () => element?.querySelector<HTMLElement>('[aria-invalid]')?.focus() })
  const blank = Object.fromEntries(parts.map((part) => [part.name, '']))
  return (
    <section ref={focusInvalid} className="grid gap-4 border-t border-line pt-4">
      <h3 className="font-semibold">{label}</h3>
      {!entries && <p className="text-ink-soft">The words that come with the site.</p>}
      {entries?.length === 0 && <p className="text-ink-soft">This part is left out.</p>}
      {entries?.map((values, index) => (
        <EntryRow
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry may have no title yet
          key={index}
          title={`${entry} ${index + 1}`}
          parts={parts}
          values={values}
          errorOf={(part) => errorOf(index, part)}
          onChange={(part) => set(entries.with(index, { ...values, ...part }))}
          onRemove={() => set(entries.toSpliced(index, 1))}
        />
      ))}
      {fieldState.error?.message && (
        <p className="text-sm font-medium text-danger">{fieldState.error.message}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {entries && entries.length < max && (
          <Button variant="secondary" onClick={() => set([...entries, blank])}>
            <Plus aria-hidden="true" className="size-4" />
            Add
          </Button>
        )}
        {!entries && (
          <Button variant="secondary" onClick={() => set(siteEntries[name]())}>
            Change them
          </Button>
        )}
        {entries ? (
          <Button variant="quiet" onClick={() => set(undefined)}>
            Back to the words of the site
          </Button>
        ) : (
          <Button variant="quiet" onClick={() => set([])}>
            Leave this part out
          </Button>
        )}
      </div>
    </section>
  )
}

type EntryRowProps = {
  title: string
  parts: EntryPart[]
  values: Entry
  errorOf: (part: string) => string | undefined
  onChange: (part: Entry) => void
  onRemove: () => void
}

function EntryRow({ title, parts, values, errorOf, onChange, onRemove }: EntryRowProps) {
  return (
    <fieldset className="grid gap-3 rounded-control border border-line p-3">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-center justify-between gap-3">
        <span aria-hidden="true" className="font-semibold">
          {title}
        </span>
        <IconButton icon={Trash2} label={`Remove ${title}`} onClick={onRemove} />
      </div>
      {parts.map(({ name, label, max, rows }) => {
        const common = {
          lang: fieldLanguage(name),
          value: values[name] ?? '',
          maxLength: max,
          autoComplete: 'off',
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ [name]: target.value }),
        }
        return (
          <Field key={name} label={label} error={errorOf(name)}>
            {rows ? <Textarea {...common} rows={rows} /> : <Input {...common} />}
          </Field>
        )
      })}
    </fieldset>
  )
}
