import { weekdays } from '../../../../contract/india-time.ts'
import { limits } from '../../../../contract/limits.ts'
import {
  type SettingsUpdate,
  type ShopSettings,
  shopSettingsSchema,
} from '../../../../contract/settings.ts'
import { z } from '../../../../contract/zod.ts'
import type { Values } from '../../../lib/use-record-form.ts'
import {
  formatDays,
  formatSpans,
  fromIndiaTime,
  parseDays,
  parseSpans,
  toIndiaTime,
} from './opening-times.ts'

const max = limits.settings

/** A field of a section's form; `text` unless it says otherwise. */
export type SettingField = {
  name: string
  label: string
  type?: 'text' | 'checkbox' | 'date' | 'time'
  max?: number
  rows?: number
  hint?: string
  required?: boolean
}

/** Settings that are edited and saved together. */
export type Section = {
  path: string
  title: string
  /** What the form checks before it sends; the server checks everything. */
  schema: z.ZodType
  fields: SettingField[]
  toValues(settings: ShopSettings): Values
  toUpdate(values: Values): SettingsUpdate
}

/** Those that stand beside each other among the settings. */
function flatSection(path: string, title: string, fields: SettingField[]): Section {
  const names = fields.map(({ name }) => name) as (keyof ShopSettings)[]
  const picked = Object.fromEntries(names.map((name) => [name, shopSettingsSchema.shape[name]]))
  return {
    ...{ path, title, fields },
    schema: z.object(picked),
    toValues: (settings) =>
      Object.fromEntries(names.map((name) => [name, settings[name]])) as Values,
    toUpdate: (values) => values as SettingsUpdate,
  }
}

/** Those that are one object among the settings, and saved whole. */
function objectSection(
  part: 'story' | 'label' | 'priceList',
  path: string,
  title: string,
  fields: SettingField[],
): Section {
  return {
    ...{ path, title, fields },
    schema: shopSettingsSchema.shape[part],
    toValues: (settings) => ({ ...settings[part] }),
    toUpdate: (values) => ({ [part]: values }) as SettingsUpdate,
  }
}

const phone = { max: 30, hint: '+91 and the number' }
const webAddress = { max: max.webAddress, required: true }
const anyValues = z.object({})

export const sections: Section[] = [
  flatSection('shop', 'Shop', [
    { name: 'name', label: 'Name', max: max.name, required: true },
    { name: 'tagline', label: 'Tagline', max: max.tagline },
    { name: 'taglineTa', label: 'Tagline in Tamil', max: max.tagline },
    { name: 'creditName', label: 'Website made by', max: max.creditName, required: true },
    { name: 'creditUrl', label: 'Address of the maker', ...webAddress },
  ]),
  flatSection('contact', 'Contact', [
    { name: 'phone', label: 'Phone', required: true, ...phone },
    { name: 'phone2', label: 'Second phone', required: true, ...phone },
    { name: 'whatsapp', label: 'WhatsApp', required: true, ...phone },
    { name: 'email', label: 'Email', max: limits.user.email, required: true },
    { name: 'address', label: 'Address', max: max.address, rows: 3, required: true },
    { name: 'mapUrl', label: 'Address of the map', ...webAddress },
    { name: 'instagram', label: 'Instagram', ...webAddress },
    { name: 'facebook', label: 'Facebook', ...webAddress },
    { name: 'youtube', label: 'YouTube', ...webAddress },
  ]),
  {
    path: 'hours',
    title: 'Hours and closed days',
    schema: anyValues,
    // They have controls of their own.
    fields: [],
    toValues: ({ hours, specialDays }) => ({
      ...Object.fromEntries(weekdays.map((day) => [day, formatSpans(hours[day])])),
      specialDays: formatDays(specialDays),
    }),
    toUpdate: ({ specialDays, ...days }) =>
      ({
        hours: Object.fromEntries(weekdays.map((day) => [day, parseSpans(String(days[day]))])),
        specialDays: parseDays(String(specialDays)),
      }) as SettingsUpdate,
  },
  {
    path: 'notice',
    title: 'Notice',
    schema: anyValues,
    fields: [
      { name: 'text', label: 'Notice', max: max.notice, rows: 2, hint: 'Blank for none' },
      { name: 'textTa', label: 'In Tamil', max: max.notice, rows: 2 },
      {
        name: 'link',
        label: 'Link',
        max: max.webAddress,
        hint: 'A page like /products, or https://…',
      },
      { name: 'from', label: 'From', type: 'time', hint: 'Blank for at once' },
      { name: 'until', label: 'Until', type: 'time', hint: 'Blank for as long as it stands here' },
    ],
    toValues: ({ notice }) => ({
      ...{ text: notice?.text ?? '', textTa: notice?.textTa ?? '', link: notice?.link ?? '' },
      from: toIndiaTime(notice?.from ?? null),
      until: toIndiaTime(notice?.until ?? null),
    }),
    toUpdate: ({ from, until, ...notice }) => ({
      notice:
        String(notice.text).trim() === ''
          ? null
          : ({
              ...notice,
              from: fromIndiaTime(String(from)),
              until: fromIndiaTime(String(until)),
            } as ShopSettings['notice']),
    }),
  },
  objectSection('story', 'texts', 'Texts', [
    { name: 'heroTitle', label: 'Title of the home page', max: max.heroTitle },
    { name: 'heroText', label: 'Below it', max: max.heroText, rows: 3 },
    { name: 'aboutTitle', label: 'Title of the about page', max: max.aboutTitle },
    {
      ...{ name: 'aboutText', label: 'Your story', max: max.aboutText, rows: 12 },
      hint: 'A blank line begins a new paragraph. Blank for the words that come with the site.',
    },
  ]),
  objectSection('label', 'label', 'Label', [
    { name: 'makerName', label: 'Maker', max: max.makerName },
    { name: 'makerAddress', label: 'Address of the maker', max: max.makerAddress, rows: 3 },
    { name: 'fssai', label: 'FSSAI number', max: 20, hint: '14 digits' },
    { name: 'fssaiUntil', label: 'Valid until', type: 'date' },
    { name: 'careName', label: 'Consumer care', max: max.makerName },
    { name: 'carePhone', label: 'Phone of consumer care', ...phone },
    { name: 'careEmail', label: 'Email of consumer care', max: limits.user.email },
  ]),
  objectSection('priceList', 'price-list', 'Price list', [
    { name: 'title', label: 'Title', max: max.priceListTitle },
    { name: 'titleTa', label: 'Title in Tamil', max: max.priceListTitle },
    { name: 'note', label: 'Note', max: max.priceListNote, rows: 2 },
    { name: 'noteTa', label: 'Note in Tamil', max: max.priceListNote, rows: 2 },
    { name: 'hideOutOfStock', label: 'Leave out what is out of stock', type: 'checkbox' },
  ]),
]

/** The form's field that an error of the API belongs to: `hours.mon.0.opens` is one of `mon`. */
export function fieldOfError(path: string, values: Values): string {
  return path.split('.').find((part) => part in values) ?? path
}
