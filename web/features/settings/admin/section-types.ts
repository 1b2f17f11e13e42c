import type { SettingsUpdate, ShopSettings } from '../../../../contract/settings/settings.ts'
import type { z } from '../../../../contract/zod.ts'
import type { Values } from '../../../forms/use-form-fields.ts'

/** A text of each entry of a list. */
export type EntryPart = { name: string; label: string; max: number; rows?: number }

/** A field of a section's form; `text` unless it says otherwise. */
export type SettingField = {
  name: string
  label: string
  type?: 'text' | 'number' | 'phone' | 'checkbox' | 'date' | 'time' | 'entries'
  max?: number
  rows?: number
  hint?: string
  required?: boolean
  /** Name of one entry, its texts, and `max`, the most entries. */
  entry?: string
  parts?: EntryPart[]
}

/** Settings that are edited and saved together. */
export type Section = {
  path: string
  title: string
  /** The question, and its reason. */
  note?: string
  fields: SettingField[]
  toValues(settings: ShopSettings): Values
  toUpdate(values: Values): SettingsUpdate
  /** Checks values of which settings are made. */
  valuesSchema?: z.ZodType
}
