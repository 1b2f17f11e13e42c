import { deliveryLimits } from '../delivery/delivery-limits.ts'
import { weekdays } from '../india-time.ts'
import { recordOf } from '../record-of.ts'
import type { ShopSettings } from './settings.ts'
import type { Site } from './site.ts'

/** The settings before anybody has saved others. */
export function defaultSettings(site: Site): ShopSettings {
  return {
    ...site,
    nameTa: '',
    addressTa: '',
    tagline: '',
    taglineTa: '',
    hours: {
      ...recordOf(weekdays, () => [{ opens: '09:00', closes: '21:30' }]),
      sun: [{ opens: '09:00', closes: '13:00' }],
    },
    specialDays: [],
    notice: null,
    story: {
      heroTitle: '',
      heroText: '',
      heroTitleTa: '',
      heroTextTa: '',
      aboutTitle: '',
      aboutText: '',
      aboutTitleTa: '',
      aboutTextTa: '',
    },
    label: {
      makerName: '',
      makerAddress: '',
      fssai: '',
      fssaiUntil: '',
      careName: '',
      carePhone: '',
      careEmail: '',
    },
    priceList: { title: '', titleTa: '', note: '', noteTa: '', hideOutOfStock: false },
    answers: [],
    delivery: { packing: deliveryLimits.packing.default, zones: [], note: '', noteTa: '' },
  }
}
