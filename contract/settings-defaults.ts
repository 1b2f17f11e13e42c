import type { ShopSettings } from './settings.ts'
import type { Site } from './site.ts'

const weekday = [{ opens: '09:00', closes: '21:30' }]

/** What holds until somebody has saved something else. */
export function defaultSettings(site: Site): ShopSettings {
  return {
    ...site,
    tagline: '',
    taglineTa: '',
    hours: {
      mon: weekday,
      tue: weekday,
      wed: weekday,
      thu: weekday,
      fri: weekday,
      sat: weekday,
      sun: [{ opens: '09:00', closes: '13:00' }],
    },
    specialDays: [],
    notice: null,
    story: { heroTitle: '', heroText: '', aboutTitle: '', aboutText: '' },
    label: {
      ...{ makerName: '', makerAddress: '', fssai: '', fssaiUntil: '' },
      ...{ careName: '', carePhone: '', careEmail: '' },
    },
    priceList: { title: '', titleTa: '', note: '', noteTa: '', hideOutOfStock: false },
  }
}
