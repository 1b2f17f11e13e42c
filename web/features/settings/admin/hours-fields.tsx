import { Plus, Trash2 } from 'lucide-react'
import { dayNames, weekdays } from '../../../../contract/india-time.ts'
import { limits } from '../../../../contract/limits.ts'
import type { RecordForm, Values } from '../../../lib/use-record-form.ts'
import { IconButton } from '../../../ui/admin/icon-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Checkbox, Input } from '../../../ui/inputs.tsx'
import { formatDays, formatSpans, parseDays, parseSpans, type SpecialDay } from './opening-times.ts'

const usual = { opens: '09:00', closes: '21:30' }

type Form = RecordForm<Values>['form']

/** The hours of each day of the week, and the days that differ. */
export function HoursFields({ form }: { form: Form }) {
  const set = (name: string, value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldTouch: true })
  return (
    <>
      {weekdays.map((day) => (
        <OpeningTimes
          key={day}
          name={dayNames[day]}
          text={String(form.watch(day))}
          error={form.getFieldState(day, form.formState).error?.message}
          onChange={(text) => set(day, text)}
        />
      ))}
      <SpecialDays
        days={parseDays(String(form.watch('specialDays')))}
        error={form.getFieldState('specialDays', form.formState).error?.message}
        onChange={(days) => set('specialDays', formatDays(days))}
      />
    </>
  )
}

type OpeningTimesProps = {
  name: string
  text: string
  error?: string
  onChange: (text: string) => void
}

/** A day: closed, or open for one span or two. */
function OpeningTimes({ name, text, error, onChange }: OpeningTimesProps) {
  const spans = parseSpans(text)
  const change = (next: typeof spans) => onChange(formatSpans(next))
  const shut = (time: string) => (time === '00:00' ? '24:00' : time)
  return (
    <fieldset className="grid gap-2 border-t border-line pt-3">
      <legend className="sr-only">{name}</legend>
      <Checkbox
        checked={spans.length > 0}
        onChange={(event) => change(event.target.checked ? [usual] : [])}
      >
        <span className="font-semibold">{name}</span> {spans.length === 0 && 'closed'}
      </Checkbox>
      {spans.map(({ opens, closes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the day
        <div key={index} className="flex flex-wrap items-center gap-2">
          <Input
            type="time"
            aria-label={`${name} opens`}
            value={opens}
            onChange={(event) => change(spans.with(index, { closes, opens: event.target.value }))}
            className="max-w-32"
          />
          to
          <Input
            type="time"
            aria-label={`${name} closes`}
            value={closes === '24:00' ? '00:00' : closes}
            onChange={(event) =>
              change(spans.with(index, { opens, closes: shut(event.target.value) }))
            }
            className="max-w-32"
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
          Second span
        </Button>
      )}
      {error && <p className="text-sm font-medium text-danger">{error}</p>}
    </fieldset>
  )
}

type SpecialDaysProps = {
  days: SpecialDay[]
  error?: string
  onChange: (days: SpecialDay[]) => void
}

/** Days that differ from their week: a festival, say. */
function SpecialDays({ days, error, onChange }: SpecialDaysProps) {
  const { note, specialDays } = limits.settings
  return (
    <section className="grid gap-4 border-t border-line pt-4">
      <h3 className="font-semibold">Days that differ</h3>
      {days.map((day, index) => {
        const change = (part: Partial<SpecialDay>) =>
          onChange(days.with(index, { ...day, ...part }))
        const name = day.date || 'New day'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day may have no date yet
          <div key={index} className="grid gap-3 rounded-control border border-line p-3">
            <div className="flex items-end justify-between gap-3">
              <Field label="Date">
                {(control) => (
                  <Input
                    {...control}
                    type="date"
                    value={day.date}
                    onChange={(event) => change({ date: event.target.value })}
                  />
                )}
              </Field>
              <IconButton
                icon={Trash2}
                label={`Remove ${name}`}
                onClick={() => onChange(days.toSpliced(index, 1))}
              />
            </div>
            <OpeningTimes
              name={name}
              text={formatSpans(day.spans)}
              onChange={(text) => change({ spans: parseSpans(text) })}
            />
            {(['note', 'noteTa'] as const).map((field) => (
              <Field key={field} label={field === 'note' ? 'Why' : 'Why, in Tamil'}>
                {(control) => (
                  <Input
                    {...control}
                    value={day[field]}
                    maxLength={note}
                    onChange={(event) => change({ [field]: event.target.value })}
                  />
                )}
              </Field>
            ))}
          </div>
        )
      })}
      {error && <p className="text-sm font-medium text-danger">{error}</p>}
      {days.length < specialDays && (
        <Button
          variant="secondary"
          onClick={() => onChange([...days, { date: '', spans: [], note: '', noteTa: '' }])}
          className="justify-self-start"
        >
          <Plus aria-hidden="true" className="size-4" />
          Add a day
        </Button>
      )}
    </section>
  )
}
