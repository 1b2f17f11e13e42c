import { useState } from 'react'
import type { ImageSet } from '../../contract/images/image.ts'
import type { Loaded, RecordApi } from '../requests/record-api.ts'
import { type FormName, unsavedFormKey } from '../storage/unsaved-forms.ts'
import { type RecordState, withoutPicture } from './merge.ts'
import { type EditFormOptions, useEditForm } from './use-edit-form.ts'
import type { Values } from './use-form-fields.ts'

type FormRecord = { _id: string; image?: string; imageSet?: ImageSet }

/** Record that a form edits; undefined for a new one. */
export type EditedRecord<R> = {
  loaded?: Loaded<R>
  /** Set where the record has been deleted meanwhile: what is typed creates a new one. */
  deletedId?: string
}

type RecordFormOptions<T extends Values, R extends FormRecord> = EditedRecord<R> &
  Pick<
    EditFormOptions<T, R>,
    'schema' | 'startImage' | 'imageRequired' | 'onSaved' | 'onFailed'
  > & {
    api: Pick<RecordApi<R>, 'fetch' | 'create' | 'update'>
    valuesOf: (record: R) => T
    /** Values of a new record. */
    blank: T
    /** Names the form in the storage of unsaved forms, with the record's id. */
    formName: FormName
    /** Stands there for the id of a new record, where not all begin alike. */
    formId?: string
  }

/** Form of a record, which is one of many: updates the record that was loaded, or creates one. */
export function useRecordForm<T extends Values, R extends FormRecord>({
  api,
  loaded,
  deletedId,
  valuesOf,
  blank,
  formName,
  formId,
  ...options
}: RecordFormOptions<T, R>) {
  const [fresh, setFresh] = useState<{ from?: Loaded<R>; now: Loaded<R> }>()
  const id = loaded?.record._id
  const stateOf = ({ record, etag }: Loaded<R>): RecordState<T> => ({
    values: valuesOf(record),
    image: record.image ?? '',
    etag,
  })
  const form = useEditForm<T, R>({
    ...options,
    storageKey: unsavedFormKey(formName, formId ?? id ?? deletedId),
    asNew: deletedId !== undefined,
    start: loaded ? stateOf(loaded) : withoutPicture(blank),
    save: ({ values, image }, sending) =>
      id ? api.update(id, values, image, sending) : api.create(values, image, sending),
    load: id
      ? async () => {
          const { data } = await api.fetch(id)
          return data && stateOf(data)
        }
      : undefined,
  })
  return {
    ...form,
    /** The record that is edited. */
    record: (fresh?.from === loaded ? fresh?.now : loaded)?.record,
    /** Takes over a newer version that was saved apart from the form, unless that needs a choice. */
    rebaseOnRecord(now: Loaded<R>) {
      setFresh({ from: loaded, now })
      form.rebase(stateOf(now))
    },
  }
}
