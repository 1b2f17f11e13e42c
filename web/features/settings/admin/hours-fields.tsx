import { type Ref, useId } from 'react'
import { useController } from 'react-hook-form'
import { dayNames, type Weekday, weekdays } from '../../../../contract/india-time.ts'
import { settingsLimits } from '../../../../contract/settings/limits.ts'
import { fieldLanguage } from '../../../forms/tamil-field.ts'
import type { EditForm } from '../../../forms/use-edit-form.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import { IconButton } from '../../../ui/admin/icon-button.tsx'
import { Plus, Trash2 } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, Field, Input } from '../../../ui/inputs.tsx'
import { formatDays, formatSpans, parseDays, parseSpans, type SpecialDay } from './opening-times.ts'

const usual = { opens: '09:00', closes: '21:30' }

type Form = EditForm<Values>['form']

/** The hours of each day of the week, and the days that differ. */
export function HoursFields({ form }: { form: Form }) {
  return (
    <>
      {weekdays.map((day) => (
        <DayOfWeek key={day} form={form} day={day} />
      ))}
      <Button variant="secondary" onClick={() => repeatMonday(form)} className="justify-self-start">
        Monday’s times on all open days
      </Button>
      <SpecialDays form={form} />
    </>
  )
}

/** Most shops have the same times all week, and days on which they are closed. */
function repeatMonday(form: Form): void {
  const [monday, ...others] = weekdays
  for (const day of others)
    if (form.getValues(day)) form.setValue(day, form.getValues(monday), { shouldDirty: true })
}

function DayOfWeek({ form, day }: { form: Form; day: Weekday }) {
  const { field, fieldState } = useController({ control: form.control, name: day })
  return (
    <OpeningTimes
      first={field.ref}
      name={dayNames[day]}
      text={String(field.value)}
      error={fieldState.error?.message}
      onChange={field.onChange}
    />
  )
}

type OpeningTimesProps = {
  name: string
  text: string
  error?: string
  onChange: (text: string) => void
  /** The first control. */
  first?: Ref<HTMLInputElement>
}

/** A day: closed, or open for one span or two. */
function OpeningTimes({ name, text, error, onChange, first }: OpeningTimesProps) {
  const id = useId()
  const spans = parseSpans(text)
  const change = (next: typeof spans) => onChange(formatSpans(next))
  const shut = (time: string) => (time === '00:00' ? '24:00' : time)
  const common = {
    type: 'time',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? id : undefined,
    // Two of them and the bin share a line of a phone, which opens its clock by itself.
    className: 'w-23! px-1.5! md:w-36! max-md:[&::-webkit-calendar-picker-indicator]:hidden',
  } as const
  return (
    <fieldset className="grid gap-2 border-t border-line pt-3">
      <legend className="sr-only">{name}</legend>
      <Checkbox
        ref={first}
        checked={spans.length > 0}
        onChange={(event) => change(event.target.checked ? [usual] : [])}
      >
        <span className="font-semibold">{name}</span> {spans.length === 0 && 'closed'}
      </Checkbox>
      {spans.map(({ opens, closes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the day
        <div key={index} className="flex flex-wrap items-center gap-1.5">
          <Input
            {...common}
            aria-label={`${name} opens`}
            value={opens}
            onChange={(event) => change(spans.with(index, { closes, opens: event.target.value }))}
          />
          to
          <Input
            {...common}
            aria-label={`${name} closes`}
            value={closes === '24:00' ? '00:00' : closes}
            onChange={(event) =>
              change(spans.with(index, { opens, closes: shut(event.target.value) }))
            }
          />
          {spans.length > 1 && (
            <IconButton
              icon={Trash2}
              label={`Remove ${opens} to ${closes} of ${name}`}
              onClick={() => change(spans.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      {spans.length === 1 && (
        <Button
          variant="secondary"
          onClick={() => change([...spans, { opens: '', closes: '' }])}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" className="size-4" />
          Second opening time
        </Button>
      )}
      {error && (
        <p id={id} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** Days that differ from their week: a festival, say. */
function SpecialDays({ form }: { form: Form }) {
  const { note, specialDays } = settingsLimits
  const { field, fieldState } = useController({ control: form.control, name: 'specialDays' })
  const days = parseDays(String(field.value))
  const set = (next: SpecialDay[]) => field.onChange(formatDays(next))
  const errorOf = (index: number, part: string) =>
    form.getFieldState(`specialDays.${index}.${part}`, form.formState).error?.message
  // The first that is wrong is marked by the time that it is looked for.
  const focusInvalid = (element: HTMLElement | null) =>
    field.ref({ focus: () => element?.querySelector<HTMLElement>('[aria-invalid]')?.focus() })
  return (
    <section ref={focusInvalid} className="grid gap-4 border-t border-line pt-4">
      <h3 className="font-semibold">Days that differ</h3>
      {days.map((day, index) => {
        const change = (part: Partial<SpecialDay>) => set(days.with(index, { ...day, ...part }))
        const name = day.date || 'New day'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day may have no date yet
          <div key={index} className="grid gap-3 rounded-control border border-line p-3">
            <div className="flex items-start justify-between gap-3">
              <Field label="Date" error={errorOf(index, 'date')}>
                <Input
                  type="date"
                  value={day.date}
                  onChange={(event) => change({ date: event.target.value })}
                />
              </Field>
              <IconButton
                icon={Trash2}
                label={`Remove ${name}`}
                onClick={() => set(days.toSpliced(index, 1))}
              />
            </div>
            <OpeningTimes
              name={name}
              text={formatSpans(day.spans)}
              error={errorOf(index, 'spans')}
              onChange={(text) => change({ spans: parseSpans(text) })}
            />
            {(['note', 'noteTa'] as const).map((part) => (
              <Field
                key={part}
                label={part === 'note' ? 'Why' : 'Why, in Tamil'}
                error={errorOf(index, part)}
              >
                <Input
                  lang={fieldLanguage(part)}
                  value={day[part]}
                  maxLength={note}
                  onChange={(event) => change({ [part]: event.target.value })}
                />
              </Field>
            ))}
          </div>
        )
      })}
      {fieldState.error?.message && (
        <p className="text-sm font-medium text-danger">{fieldState.error.message}</p>
      )}
      {days.length < specialDays && (
        <Button
          variant="secondary"
          onClick={() => set([...days, { date: '', spans: [], note: '', noteTa: '' }])}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" className="size-4" />
          Add a day
        </Button>
      )}
    </section>
  )
}
