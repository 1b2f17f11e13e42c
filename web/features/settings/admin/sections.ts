import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { deliveryLimits } from '../../../../contract/delivery/limits.ts'
import { dayNames, weekdays } from '../../../../contract/india-time.ts'
import { readNumber, toNumber } from '../../../../contract/numbers/read-number.ts'
import { settingsLimits } from '../../../../contract/settings/limits.ts'
import {
  type SettingsUpdate,
  type ShopSettings,
  settingsUpdateSchema,
} from '../../../../contract/settings/settings.ts'
import { z } from '../../../../contract/zod.ts'
import { createFormSchema } from '../../../forms/form-schema.ts'
import type { Values } from '../../../forms/use-form-fields.ts'
import { fromIndiaTime, toIndiaTime } from '../../../text/india-clock.ts'
import { describeDay, formatDays, formatSpans, parseDays, parseSpans } from './opening-times.ts'
import type { Section, SettingField } from './section-types.ts'
import { storySections } from './story-sections.ts'
import { listQuestions, readAnswers, writeAnswers } from './texts/answer-texts.ts'
import { describeEntries, type StoryList, storyLists } from './texts/entry-texts.ts'
import { describeZone, formatZones, parseZones } from './texts/zone-texts.ts'

const max = settingsLimits

/** Section of settings that are stored side by side. */
export function flatSection(path: string, title: string, fields: SettingField[]): Section {
  const names = fields.map(({ name }) => name) as (keyof ShopSettings)[]
  return {
    path,
    title,
    fields,
    toValues: (settings) =>
      Object.fromEntries(names.map((name) => [name, settings[name]])) as Values,
    toUpdate: (values) => values as SettingsUpdate,
  }
}

/** Section of one object of the settings, which is saved whole. */
export function objectSection(
  part: 'label' | 'priceList',
  path: string,
  title: string,
  fields: SettingField[],
): Section {
  return {
    path,
    title,
    fields,
    toValues: (settings) => ({
      ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
      ...settings[part],
    }),
    toUpdate: (values) => ({ [part]: values }) as SettingsUpdate,
  }
}

const phone = { type: 'phone', hint: '+91 and the number' } as const
const webAddress = { max: max.webAddress }

export const sections: Section[] = [
  flatSection('shop', 'Shop', [
    { name: 'name', label: 'Name', max: max.name, required: true },
    { name: 'nameTa', label: 'Name in Tamil', max: max.name },
    {
      name: 'shortName',
      label: 'Short name',
      max: max.shortName,
      hint: 'Large beside the logo. Leave blank to show the whole name.',
    },
    { name: 'shortNameTa', label: 'Short name in Tamil', max: max.shortName },
    { name: 'nameLine', label: 'Line below it', max: max.nameLine },
    { name: 'nameLineTa', label: 'Line below it, in Tamil', max: max.nameLine },
    { name: 'tagline', label: 'Tagline', max: max.tagline },
    { name: 'taglineTa', label: 'Tagline in Tamil', max: max.tagline },
    { name: 'creditName', label: 'Website made by', max: max.creditName },
    { name: 'creditUrl', label: 'Address of the maker', ...webAddress },
  ]),
  flatSection('contact', 'Contact', [
    { name: 'phone', label: 'Phone', required: true, ...phone },
    { name: 'phone2', label: 'Second phone', ...phone, hint: 'Blank for none' },
    { name: 'whatsapp', label: 'WhatsApp', required: true, ...phone },
    { name: 'email', label: 'Email', max: accountLimits.email },
    { name: 'address', label: 'Address', max: max.address, rows: 3 },
    { name: 'addressTa', label: 'Address in Tamil', max: max.address, rows: 3 },
    {
      name: 'mapUrl',
      label: 'Address of the map',
      hint: 'A link of Google Maps or OpenStreetMap, the code of Embed a map, or coordinates',
      ...webAddress,
    },
    { name: 'instagram', label: 'Instagram', ...webAddress },
    { name: 'facebook', label: 'Facebook', ...webAddress },
    { name: 'youtube', label: 'YouTube', ...webAddress },
  ]),
  {
    path: 'hours',
    title: 'Hours and closed days',
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
    fields: [
      { name: 'text', label: 'Notice', max: max.notice, rows: 2, hint: 'Blank for none' },
      { name: 'textTa', label: 'Notice in Tamil', max: max.notice, rows: 2 },
      {
        name: 'link',
        label: 'Link',
        max: max.webAddress,
        hint: 'A page like /products, or https://…',
      },
      { name: 'from', label: 'From', type: 'time', hint: 'Leave blank to show it at once' },
      {
        name: 'until',
        label: 'Until',
        type: 'time',
        hint: 'Leave blank to show it until you remove it',
      },
    ],
    toValues: ({ notice }) => ({
      text: notice?.text ?? '',
      textTa: notice?.textTa ?? '',
      link: notice?.link ?? '',
      from: toIndiaTime(notice?.from ?? null),
      until: toIndiaTime(notice?.until ?? null),
    }),
    // Words in Tamil alone are kept: the form says that the English is missing.
    toUpdate: ({ from, until, ...notice }) => ({
      notice:
        `${notice.text}${notice.textTa}`.trim() === ''
          ? null
          : ({
              ...notice,
              from: fromIndiaTime(String(from)),
              until: fromIndiaTime(String(until)),
            } as ShopSettings['notice']),
    }),
  },
  ...storySections,
  objectSection('label', 'label', 'Label', [
    { name: 'makerName', label: 'Maker', max: max.makerName },
    { name: 'makerAddress', label: 'Address of the maker', max: max.makerAddress, rows: 3 },
    { name: 'fssai', label: 'FSSAI number', max: 20, hint: '14 digits' },
    {
      name: 'fssaiFeeDue',
      label: 'FSSAI fee due',
      type: 'date',
      hint: 'You are reminded from 30 days before',
    },
    { name: 'careName', label: 'Consumer care', max: max.makerName },
    { name: 'carePhone', label: 'Phone of consumer care', ...phone },
    { name: 'careEmail', label: 'Email of consumer care', max: accountLimits.email },
  ]),
  objectSection('priceList', 'price-list', 'Price list', [
    { name: 'title', label: 'Title', max: max.priceListTitle },
    { name: 'titleTa', label: 'Title in Tamil', max: max.priceListTitle },
    { name: 'note', label: 'Note', max: max.priceListNote, rows: 2 },
    { name: 'noteTa', label: 'Note in Tamil', max: max.priceListNote, rows: 2 },
    { name: 'hideOutOfStock', label: 'Leave out what is out of stock', type: 'checkbox' },
  ]),
  {
    path: 'delivery',
    title: 'Delivery',
    // The zones have controls of their own.
    fields: [
      {
        name: 'packing',
        label: 'Packing (%)',
        type: 'number',
        hint: 'What bottles and boxes add to the weight',
      },
      { name: 'note', label: 'Note', max: deliveryLimits.note, rows: 2 },
      { name: 'noteTa', label: 'Note in Tamil', max: deliveryLimits.note, rows: 2 },
    ],
    toValues: ({ delivery: { packing, zones, note, noteTa } }) => ({
      packing: String(packing),
      note,
      noteTa,
      zones: formatZones(zones),
    }),
    toUpdate: ({ packing, note, noteTa, zones }) => ({
      delivery: {
        packing: toNumber(readNumber(String(packing))),
        note: String(note),
        noteTa: String(noteTa),
        zones: parseZones(String(zones)),
      },
    }),
  },
  {
    path: 'answers',
    title: 'Good to know',
    // They have controls of their own.
    fields: [],
    toValues: ({ answers }) => ({ answers: writeAnswers(answers) }),
    toUpdate: ({ answers }) => ({ answers: readAnswers(String(answers)) }),
  },
]

/** The labels of a section's values, also of those that have controls of their own. */
export function listLabels({ fields }: Section): Record<string, string> {
  const labels = fields.map(({ name, label }) => [name, label])
  return {
    ...dayNames,
    specialDays: 'Days that differ',
    zones: 'Zones',
    answers: 'Questions',
    // Kept as it is, and not asked for: registrations no longer expire.
    fssaiUntil: 'FSSAI valid until',
    ...Object.fromEntries(labels),
  }
}

/** The values that a section's own controls show: a form may hold others that are saved with them. */
export function ownValues(section: Section, values: Values): Values {
  const labels = listLabels(section)
  return Object.fromEntries(Object.entries(values).filter(([name]) => name in labels))
}

/** A value of a section as people read it. */
export function showSetting(name: string, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (storyLists.includes(name as StoryList)) return describeEntries(value)
  if (value === '') return name in dayNames ? 'Closed' : 'None'
  if (name === 'specialDays') return parseDays(value).map(describeDay).join('; ')
  if (name === 'answers') return listQuestions(value)
  if (name === 'zones') return parseZones(value).map(describeZone).join('; ')
  return name === 'from' || name === 'until' ? value.replace('T', ' ') : value
}

/** Schema that checks a section before it is sent, as the server will. */
export function createSchema({ toUpdate, valuesSchema = z.unknown() }: Section) {
  return createFormSchema(settingsUpdateSchema.extend({ values: valuesSchema }), (values) => ({
    ...toUpdate(values),
    values,
  }))
}
