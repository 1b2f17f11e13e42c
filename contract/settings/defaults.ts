import { deliveryLimits } from '../delivery/limits.ts'
import { weekdays } from '../india-time.ts'
import { recordOf } from '../record-of.ts'
import { blankLabelSettings, blankPriceListSettings, type ShopSettings } from './settings.ts'
import { type ShopDetails, unnamedShop } from './shop-details.ts'
import { blankStory } from './story.ts'

/** The settings until others are saved. */
export function defaultSettings(details: ShopDetails): ShopSettings {
  return {
    ...details,
    name: details.name || unnamedShop,
    nameTa: '',
    shortName: '',
    shortNameTa: '',
    nameLine: '',
    nameLineTa: '',
    addressTa: '',
    tagline: '',
    taglineTa: '',
    hours: {
      ...recordOf(weekdays, () => [{ opens: '09:00', closes: '21:30' }]),
      sun: [{ opens: '09:00', closes: '13:00' }],
    },
    specialDays: [],
    notice: null,
    story: blankStory,
    label: blankLabelSettings,
    priceList: blankPriceListSettings,
    answers: [],
    delivery: { packing: deliveryLimits.packing.default, zones: [], note: '', noteTa: '' },
  }
}
