import { useState } from 'react'
import { pagePaths } from '../../../../contract/paths.ts'
import { settingsMessages } from '../../../../contract/settings/messages.ts'
import type { Settings } from '../../../../contract/settings/settings.ts'
import { withoutPicture } from '../../../forms/merge.ts'
import { type EditForm, useEditForm } from '../../../forms/use-edit-form.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import { useReturn } from '../../../forms/use-return.ts'
import type { Loaded } from '../../../requests/record-api.ts'
import { unsavedFormKey } from '../../../storage/unsaved-forms.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { NumberField } from '../../../ui/admin/fields/number-field.tsx'
import { TextField } from '../../../ui/admin/fields/text-field.tsx'
import { RecordFormFrame } from '../../../ui/admin/record-form-frame.tsx'
import { Checkbox, Field, Input } from '../../../ui/inputs.tsx'
import { AnswersFields } from './answers-fields.tsx'
import { DeliveryZones } from './delivery-zones.tsx'
import { EntryFields } from './entry-fields.tsx'
import { HoursFields } from './hours-fields.tsx'
import { PhoneField } from './phone-field.tsx'
import { fetchSettings, saveSettings } from './queries.ts'
import type { Section, SettingField } from './section-types.ts'
import { createSchema, listLabels, showSetting } from './sections.ts'
import type { StoryList } from './texts/entry-texts.ts'
import { TextsPreview } from './texts/texts-preview.tsx'
import { TryDelivery } from './try-delivery.tsx'

type SectionFormProps = {
  section: Section
  loaded: Loaded<Settings>
  /** Address to open as soon as it is saved, as a step of a guide; else the list, once the message is read. */
  next?: string
}

/** One section of the settings: saved alone, over what stands then of it. */
export function SectionForm({ section, loaded, next }: SectionFormProps) {
  const { path, title, note, fields, toValues } = section
  const cancelTo = next ? pagePaths.admin : pagePaths.adminSettings
  const [schema] = useState(() => createSchema(section))
  const stateOf = ({ record, etag }: Loaded<Settings>) => withoutPicture(toValues(record), etag)
  const state = useEditForm<Values, object>({
    schema,
    storageKey: unsavedFormKey('settings', path),
    start: stateOf(loaded),
    load: async () => {
      const { data } = await fetchSettings()
      return data && stateOf(data)
    },
    save: ({ values }, { etag }) => saveSettings(section.toUpdate(values), etag),
  })
  useReturn(state.saved, next ?? pagePaths.adminSettings, next ? { after: 0 } : {})
  return (
    <RecordFormFrame
      state={state}
      success={settingsMessages.saved}
      saveLabel={next ? 'Save and go on' : 'Save changes'}
      cancelTo={cancelTo}
      editPath={pagePaths.adminSettings}
      labels={listLabels(section)}
      show={showSetting}
      aside={
        (path === 'texts' && <TextsPreview form={state.form} />) ||
        (path === 'delivery' && <TryDelivery form={state.form} />)
      }
    >
      <FormSection title={title}>
        {note && <p className="text-ink-soft">{note}</p>}
        {fields.map((field) => (
          <SettingInput key={field.name} field={field} form={state.form} />
        ))}
        {path === 'hours' && <HoursFields form={state.form} />}
        {path === 'delivery' && <DeliveryZones form={state.form} />}
        {path === 'answers' && <AnswersFields form={state.form} />}
      </FormSection>
    </RecordFormFrame>
  )
}

type Form = EditForm<Values>['form']

function SettingInput({ field, form }: { field: SettingField; form: Form }) {
  const { name, label, type = 'text', hint, max = 0, rows, required } = field
  if (field.parts)
    return (
      <EntryFields
        form={form}
        name={name as StoryList}
        label={label}
        entry={field.entry ?? label}
        max={max}
        parts={field.parts}
      />
    )
  if (type === 'checkbox') return <Checkbox {...form.register(name)}>{label}</Checkbox>
  if (type === 'text')
    return (
      <TextField
        form={form}
        name={name}
        label={label}
        hint={hint}
        max={max}
        rows={rows}
        required={required}
        autoComplete="off"
      />
    )
  if (type === 'phone') return <PhoneField field={field} form={form} />
  if (type === 'number')
    return <NumberField form={form} name={name} label={label} hint={hint} inputMode="numeric" />
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field label={label} hint={hint} error={error?.message}>
      <Input
        {...form.register(name)}
        type={type === 'time' ? 'datetime-local' : 'date'}
        className="max-w-64"
      />
    </Field>
  )
}
