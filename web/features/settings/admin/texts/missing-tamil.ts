import { indiaDate } from '../../../../../contract/india-time.ts'
import type { ShopSettings } from '../../../../../contract/settings/settings.ts'
import { hasTamil } from '../../../../../contract/text/has-tamil.ts'
import { englishField, isTamilField } from '../../../../forms/tamil-field.ts'
import type { Section } from '../section-types.ts'
import { ownValues, sections } from '../sections.ts'

/** The sections with texts in English alone, and how many. Notices and days that are over need none. */
export function listMissingTamil(
  settings: ShopSettings,
  now: number,
): { section: Section; texts: number }[] {
  const { notice, specialDays } = settings
  const current = {
    ...settings,
    notice: notice?.until && Date.parse(notice.until) <= now ? null : notice,
    specialDays: specialDays.filter(({ date }) => date >= indiaDate(now)),
  }
  return sections
    .map((section) => ({
      section,
      texts: countMissing(section.toUpdate(ownValues(section, section.toValues(current)))),
    }))
    .filter(({ texts }) => texts > 0)
}

function countMissing(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const texts = value as Record<string, string>
  const isMissing = (name: string) =>
    isTamilField(name) && !hasTamil([[texts[englishField(name)], texts[name]]])
  const inside = Object.values(value).map(countMissing)
  return inside.reduce((sum, count) => sum + count, Object.keys(value).filter(isMissing).length)
}
