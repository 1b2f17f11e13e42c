import type { NavConfig, NavConfigVersion } from '../../../contract/nav-config.ts'
import type { NavVersion } from './repository.ts'

/** The configuration in force, as every page needs it. */
export function presentConfig(
  { version, config, saved_at }: NavVersion,
  firstSavedAt: number,
): NavConfig {
  return {
    ...config,
    version,
    createdAt: new Date(firstSavedAt).toISOString(),
    updatedAt: new Date(saved_at).toISOString(),
  }
}

/** One version, as the staff see it. */
export function presentVersion({
  version,
  config,
  saved_at,
  saved_by,
}: NavVersion): NavConfigVersion {
  return { version, savedAt: new Date(saved_at).toISOString(), savedBy: saved_by, config }
}
