import { fallbackNavConfig } from '../../../contract/navigation/defaults.ts'
import type { Api } from '../../requests/api.ts'
import { loadCategories } from '../../requests/load-categories.ts'
import { warnInBrowser } from '../../requests/warn-in-browser.ts'
import type { Words } from '../../words/words.ts'
import { mergeNavigation, type Navigation } from './merge-navigation.ts'

/** The header's navigation. Failed requests are logged and leave the defaults. */
export async function loadNavigation(api: Api, words: Words): Promise<Navigation> {
  const [config, categories] = await Promise.all([api.GET('/nav-config'), loadCategories(api)])
  if (config.error) warnInBrowser('Navigation settings:', config.error.message)
  if (categories.error) warnInBrowser('Navigation categories:', categories.error.message)
  return mergeNavigation(config.data?.data ?? fallbackNavConfig, categories.data?.data ?? [], words)
}
