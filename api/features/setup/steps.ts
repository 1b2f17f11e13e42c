import { isDeepStrictEqual } from 'node:util'
import { defaultSettings } from '../../../contract/settings/defaults.ts'
import { readPhoneNumber } from '../../../contract/settings/phone-number.ts'
import type { SavedSettings } from '../../../contract/settings/settings.ts'
import { blankShopDetails, type ShopDetails } from '../../../contract/settings/shop-details.ts'
import type { SetupStep, StoredSetup } from '../../../contract/setup/setup.ts'
import { type SetupKey, setupKeys } from '../../../contract/setup/setup-steps.ts'
import { shop as demo } from '../../../demo/shop.ts'
import type { Database } from '../../db/schema.ts'
import { readSavedSettings } from '../../settings/repository.ts'
import { readSetupFacts } from './repository.ts'

const defaults = defaultSettings(blankShopDetails)

/** The steps to an open shop; the data shows which are done. */
export async function readSteps(
  db: Database,
  variables: ShopDetails,
  { isOpen, skipped }: StoredSetup,
): Promise<SetupStep[]> {
  const saved = await readSavedSettings(db)
  const facts = await readSetupFacts(db)
  const done: Record<Exclude<SetupKey, 'open'>, boolean> = {
    name: Boolean(saved.name || variables.name),
    whatsapp: isOwnNumber(saved.whatsapp || variables.whatsapp),
    category: facts.hasCategory,
    product: facts.hasProduct,
    picture: facts.hasPicture,
    hours: saved.hours !== undefined,
    story: isWritten(saved, 'story'),
    delivery: isWritten(saved, 'delivery'),
    label: isLabelled(saved),
    password: !facts.hasGeneratedPassword,
    backup: facts.hasBackup,
  }
  return setupKeys.map((key) => ({
    key,
    done: key === 'open' ? isOpen : done[key],
    skipped: skipped.some((other) => other === key),
  }))
}

/** Orders sent to the demo's number would reach nobody. */
function isOwnNumber(number: string): boolean {
  return number !== '' && readPhoneNumber(number) !== readPhoneNumber(demo.whatsapp)
}

function isWritten(saved: SavedSettings, part: 'story' | 'delivery'): boolean {
  return saved[part] !== undefined && !isDeepStrictEqual(saved[part], defaults[part])
}

function isLabelled({ label }: SavedSettings): boolean {
  return Boolean(label?.makerName && label.makerAddress && label.fssai)
}
