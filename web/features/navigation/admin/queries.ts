import type { Category } from '../../../../contract/categories/category.ts'
import { messages } from '../../../../contract/messages.ts'
import type { NavConfig } from '../../../../contract/navigation/nav-config.ts'
import { findChanges, withoutPicture } from '../../../forms/merge.ts'
import { type BulkResult, runBulk } from '../../../lists/bulk.ts'
import { browserApi } from '../../../requests/api.ts'
import { saveCategoryNav } from '../../../requests/category-nav.ts'
import type { SendOptions } from '../../../requests/files/upload-fetch.ts'
import { loadCategories } from '../../../requests/load-categories.ts'
import type { Loaded } from '../../../requests/record-api.ts'
import type { SaveFailure, SaveResult } from '../../../requests/save-result.ts'
import { fetchNavConfig, listNavVersions, saveNavConfig } from './config-queries.ts'
import {
  categoryFields,
  configFields,
  isCategoryField,
  type NavFields,
  readConfig,
} from './nav-fields.ts'
import { navCategories } from './nav-items.ts'

/** All navigation settings: the configuration, and the part of the categories that belongs to them. */
export type ManagedNavigation = { config: NavConfig; categories: Category[] }

/** The configuration's name in the list of what was saved. */
const configName = 'Navigation settings'
const notReached: BulkResult = {
  done: [],
  failed: [{ name: configName, message: messages.error.noResponse }],
  interrupted: false,
}

function navigationFields({ config, categories }: ManagedNavigation): NavFields {
  return { ...configFields(config), ...categoryFields(categories) }
}

/** The settings as the form has them. */
export function navigationState({ record, etag }: Loaded<ManagedNavigation>) {
  return withoutPicture(navigationFields(record), etag)
}

export async function fetchNavigation(): Promise<SaveResult<Loaded<ManagedNavigation>>> {
  const [config, categories] = await Promise.all([
    fetchNavConfig(),
    loadCategories(browserApi(), 'all'),
  ])
  if (config.failure) return config
  if (!categories.data) return { failure: { status: 500, message: messages.error.unexpected } }
  const { record, etag } = config.data
  return { data: { record: { config: record, categories: categories.data.data }, etag } }
}

/** Why not all settings were saved, and what was. */
export type NavFailure = SaveFailure & { result?: BulkResult }

/**
 * Saves all settings, the categories one by one and the configuration last: categories have no ETag, so what
 * somebody else saved is looked for first. A failure does not stop the others.
 * @param categories those that are managed, though they may be deleted by now
 */
export async function saveNavigation(
  values: NavFields,
  categories: Category[],
  { base, onProgress }: Pick<SendOptions, 'onProgress'> & { base: NavFields },
): Promise<SaveResult<ManagedNavigation>> {
  const { data: now } = await fetchNavigation()
  if (!now) return failWith(notReached)
  const current = navigationFields(now.record)
  const changes = findChanges(base, values, current)
  if (changes.length > 0)
    return { failure: await describeConflict(changes.map(({ name }) => name)) }
  // Fields that were not edited are sent with the server's current values.
  const next = { ...categoryFields(categories), ...current, ...values }
  let configFailure: SaveFailure | undefined
  const steps = [
    ...navCategories(categories, next).map(({ id, name, order, showInNav }) => ({
      name,
      send: async () => (await saveCategoryNav(id, { showInNav, order })).failure,
    })),
    {
      name: configName,
      send: async () => {
        configFailure = (await saveNavConfig(readConfig(next), now.etag)).failure
        return configFailure
      },
    },
  ]
  const result = await runBulk(
    steps,
    ({ name }) => name,
    async ({ send }) => (await send())?.message,
    (finished) => onProgress(finished / steps.length),
  )
  // Somebody saved in between: the form compares again.
  if (configFailure?.status === 412) return { failure: configFailure }
  if (result.failed.length > 0) return failWith(result)
  return { data: now.record }
}

function failWith(result: BulkResult): { failure: NavFailure } {
  return { failure: { status: 500, message: messages.navigation.saveFailed, result } }
}

/** Says who saved the settings last; for changes of categories that is not known here. */
async function describeConflict(names: string[]): Promise<SaveFailure> {
  const failure = { status: 412, message: messages.error.preconditionFailed }
  if (names.every(isCategoryField)) return failure
  const [last] = (await listNavVersions(1)) ?? []
  return { ...failure, changedBy: last?.savedBy, changedAt: last?.savedAt }
}
