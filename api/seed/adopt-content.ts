import { settingsLimits } from '../../contract/settings/limits.ts'
import type { SavedSettings } from '../../contract/settings/settings.ts'
import type { ShopDetails } from '../../contract/settings/shop-details.ts'
import { blankStory, type Story } from '../../contract/settings/story.ts'
import { textLength } from '../../contract/text/text-length.ts'
import { adoptContentKey, deleteMeta, demoDetailsKey, findMeta, setMeta } from '../db/meta.ts'
import type { Database } from '../db/schema.ts'
import { settingsRepository } from '../features/settings/repository.ts'
import type { Images } from '../images/images.ts'
import { systemAuthor } from '../records/author.ts'
import { fillSlots, readSitePictures, type SeedSitePicture } from './seed-site-pictures.ts'

/** Content about one maker. */
export type ShopContent = {
  shop: ShopDetails
  settings: SavedSettings
  sitePictures: SeedSitePicture[]
}

type Adopting = { db: Database; images: Images; variables: ShopDetails }

/**
 * Lets an older site keep showing the words and pictures that once came with the program, for those that it has
 * not replaced. Happens once, after the upgrade or the restore of an older backup, however many processes try.
 */
export async function adoptContent(
  { db, images, variables }: Adopting,
  load: () => Promise<ShopContent>,
): Promise<void> {
  if (!(await findMeta(db, adoptContentKey))) return
  const content = await load()
  const pictures = await readSitePictures(content.sitePictures)
  const files = pictures.map(({ picture }) => picture)
  await images.writeWithImages(files, async (trx) => {
    if (await findMeta(trx, adoptContentKey)) {
      const versions = settingsRepository(trx)
      const current = await versions.current()
      const adopted = adoptWords(current.config, variables, content)
      await versions.insert(current, adopted, systemAuthor)
      await fillSlots(trx, pictures)
      await setMeta(trx, demoDetailsKey, JSON.stringify(content.shop))
      await deleteMeta(trx, adoptContentKey)
    }
    return { value: undefined, released: [] }
  })
}

/** Settings to save: the site's own words, with gaps filled from `content`. */
export function adoptWords(
  saved: SavedSettings,
  variables: Pick<ShopDetails, 'name'>,
  content: ShopContent,
): SavedSettings {
  const name = saved.name ?? (variables.name || content.shop.name)
  return {
    ...saved,
    ...splitName(name, ['shortName', 'nameLine']),
    ...splitName(saved.nameTa ?? '', ['shortNameTa', 'nameLineTa']),
    story: adoptStory(saved.story ?? blankStory, content.settings.story ?? blankStory),
  }
}

/** The header used to show the first word of the name above the rest. */
function splitName(name: string, [short, rest]: [string, string]): SavedSettings {
  const [first = '', ...others] = name.split(' ')
  const line = others.join(' ')
  const fits =
    textLength(first) <= settingsLimits.shortName && textLength(line) <= settingsLimits.nameLine
  return line && fits ? { [short]: first, [rest]: line } : {}
}

/** A Tamil text is adopted only with its English one, because it does not translate any other. */
function adoptStory(own: Story, other: Story): Story {
  const isBlank = (field: string) => !own[field as keyof Story]
  const fields = Object.keys(other).filter(
    (field) => isBlank(field) && isBlank(field.replace(/Ta$/, '')),
  ) as (keyof Story)[]
  return { ...own, ...Object.fromEntries(fields.map((field) => [field, other[field]])) }
}
