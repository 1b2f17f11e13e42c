import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, useForm } from 'react-hook-form'
import type { ImageSet } from '../../contract/images/image.ts'
import type { z } from '../../contract/zod.ts'
import { type ImageChange, noImageChange } from '../pictures/image-change.ts'
import type { Loaded, RecordApi } from '../requests/record-api.ts'
import { type FormName, unsavedFormKey } from '../storage/unsaved-forms.ts'
import type { RecordState } from './merge.ts'
import { useUnsavedForm } from './use-unsaved-form.ts'

/** A form's fields. */
export type Values = Record<string, string | boolean>

export type FormRecord = { _id: string; image?: string; imageSet?: ImageSet }

/** Record that a form edits; undefined for a new one. */
export type EditedRecord<R> = {
  loaded?: Loaded<R>
  /** Set where the record has been deleted meanwhile: what is typed creates a new one. */
  deletedId?: string
}

export type LoadOptions<T extends Values, R extends FormRecord> = EditedRecord<R> & {
  /** Zod schema of the fields. */
  schema: z.ZodType
  api: Pick<RecordApi<R>, 'create'> & Partial<RecordApi<R>>
  valuesOf?: (record: R) => T
  /** Values of a new record. */
  blank: T
  /** Names the form in the storage of unsaved forms, with the record's id. */
  formName: FormName
  /** The id in that storage, if it is not the record's: for a copy, or a section of the settings. */
  formId?: string
  /** The picture that a new record begins with, as a copy does. */
  startImage?: ImageChange
}

export type RecordFields<T extends Values, R extends FormRecord> = ReturnType<
  typeof useRecordFields<T, R>
>

/** A form's fields and their first values: those of the loaded record, or blank ones, with unsaved edits on top. */
export function useRecordFields<T extends Values, R extends FormRecord>(
  options: LoadOptions<T, R>,
) {
  const { api, loaded, deletedId, valuesOf, blank } = options
  /** A record as the form has it; without one, what a new record begins with. */
  const stateOf = (from?: Loaded<R>): RecordState<T> => ({
    values: from && valuesOf ? valuesOf(from.record) : blank,
    image: from?.record.image ?? '',
    etag: from?.etag ?? null,
  })
  const initial = stateOf(loaded)
  const form = useForm<T, unknown, unknown>({
    defaultValues: initial.values as DefaultValues<T>,
    // The schema takes more than such a form sends.
    resolver: zodResolver(options.schema as z.ZodType<unknown, T>),
  })
  /** Shows edits over another state of the record. */
  const showEdits = (base: RecordState<T>, values: T) => {
    form.reset(base.values as DefaultValues<T>)
    form.reset(values as DefaultValues<T>, { keepDefaultValues: true })
  }
  const [startImage] = useState(options.startImage ?? noImageChange)
  const unsaved = useUnsavedForm<T>({
    form,
    storageKey: unsavedFormKey(options.formName, options.formId ?? loaded?.record._id ?? deletedId),
    base: initial,
    startImage,
    onRestore: showEdits,
    asNew: deletedId !== undefined,
  })
  return {
    form,
    unsaved,
    initial,
    startImage,
    stateOf,
    showEdits,
    /** The record as somebody else has saved it. */
    async reload(): Promise<RecordState<T> | undefined> {
      const { data } = (loaded && (await api.fetch?.(loaded.record._id))) ?? {}
      return data && stateOf(data)
    },
  }
}
