import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type ColumnTypes, columnTypes, type Engine } from '../column-types.ts'
import * as accounts from './001-accounts.ts'
import * as images from './002-images.ts'
import * as categories from './003-categories.ts'
import * as products from './004-products.ts'
import * as gallery from './005-gallery.ts'
import * as settings from './006-settings.ts'
import * as productSearch from './007-product-search.ts'
import * as trash from './008-deleted-records.ts'
import * as catalogueVersion from './009-catalogue-version.ts'
import * as auditLog from './010-audit-log.ts'
import * as sessionPlaces from './011-session-places.ts'
import * as maintenance from './012-maintenance.ts'
import * as sentCreates from './015-sent-creates.ts'
import * as productChanges from './016-product-changes.ts'
import * as secondFactors from './017-second-factors.ts'
import * as textLengths from './018-text-lengths.ts'
import * as productSearchText from './019-product-search-text.ts'
import * as confirmedSessions from './020-confirmed-sessions.ts'
import * as backupSchedule from './021-backup-schedule.ts'
import * as endedSessions from './022-ended-sessions.ts'
import * as shopSettings from './023-shop-settings.ts'
import * as productGroups from './024-product-groups.ts'
import * as productLabels from './025-product-labels.ts'
import * as synonyms from './026-synonyms.ts'
import * as tamilSearchText from './027-tamil-search-text.ts'
import * as priceRevisions from './028-price-revisions.ts'
import * as ordersWithinLimits from './029-orders-within-limits.ts'
import * as dropProductSearchText from './031-drop-product-search-text.ts'
import * as stoppedBy from './032-stopped-by.ts'
import * as idempotencyKeys from './033-idempotency-keys.ts'
import * as labelLaw from './034-label-law.ts'
import * as unprunedBackups from './035-unpruned-backups.ts'
import * as productStock from './036-product-stock.ts'
import * as productPictures from './037-product-pictures.ts'
import * as dailyCounts from './038-daily-counts.ts'
import * as tamilTexts from './039-tamil-texts.ts'
import * as nameKeys from './041-name-keys.ts'
import * as siteContent from './044-site-content.ts'
import * as sitePictures from './045-site-pictures.ts'
import * as shopSetup from './046-shop-setup.ts'
import * as visibility from './048-visibility.ts'
import * as orders from './049-orders.ts'
import * as accountsFromThePhone from './050-accounts-from-the-phone.ts'
import * as passkeys from './051-passkeys.ts'
import * as recordVersions from './052-record-versions-additive.ts'
import * as pastPictures from './053-past-pictures-additive.ts'
import * as publishedAssets from './055-published-assets-additive.ts'
import * as copyStatus from './057-copy-status-additive.ts'
import * as edgePurges from './059-edge-purges-additive.ts'

type Step = {
  up(db: Kysely<unknown>, types: ColumnTypes, engine: Engine): Promise<void>
}

/**
 * Migrations in the order in which they run. A released one is never edited, only followed by another. If the
 * previous version still works on the database that a migration leaves, its name ends in `-additive`.
 */
const steps: Record<string, Step> = {
  '001-accounts': accounts,
  '002-images': images,
  '003-categories': categories,
  '004-products': products,
  '005-gallery': gallery,
  '006-settings': settings,
  '007-product-search': productSearch,
  '008-deleted-records': trash,
  '009-catalogue-version': catalogueVersion,
  '010-audit-log': auditLog,
  '011-session-places': sessionPlaces,
  '012-maintenance': maintenance,
  '015-sent-creates': sentCreates,
  '016-product-changes': productChanges,
  '017-second-factors': secondFactors,
  '018-text-lengths': textLengths,
  '019-product-search-text': productSearchText,
  '020-confirmed-sessions': confirmedSessions,
  '021-backup-schedule': backupSchedule,
  '022-ended-sessions': endedSessions,
  '023-shop-settings': shopSettings,
  '024-product-groups': productGroups,
  '025-product-labels': productLabels,
  '026-synonyms': synonyms,
  '027-tamil-search-text': tamilSearchText,
  '028-price-revisions': priceRevisions,
  '029-orders-within-limits': ordersWithinLimits,
  '031-drop-product-search-text': dropProductSearchText,
  '032-stopped-by': stoppedBy,
  '033-idempotency-keys': idempotencyKeys,
  '034-label-law': labelLaw,
  '035-unpruned-backups': unprunedBackups,
  '036-product-stock': productStock,
  '037-product-pictures': productPictures,
  '038-daily-counts': dailyCounts,
  '039-tamil-texts': tamilTexts,
  '041-name-keys': nameKeys,
  '044-site-content': siteContent,
  '045-site-pictures': sitePictures,
  '046-shop-setup': shopSetup,
  '048-visibility': visibility,
  '049-orders': orders,
  '050-accounts-from-the-phone': accountsFromThePhone,
  '051-passkeys': passkeys,
  '052-record-versions-additive': recordVersions,
  '053-past-pictures-additive': pastPictures,
  '055-published-assets-additive': publishedAssets,
  '057-copy-status-additive': copyStatus,
  '059-edge-purges-additive': edgePurges,
}

/** Every migration, written for the engine. */
export function migrationsFor(engine: Engine): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(steps).map(([name, { up }]) => [
      name,
      { up: (db: Kysely<unknown>) => up(db, columnTypes[engine], engine) },
    ]),
  )
}

/** Every migration's name, in order. */
export const migrationNames: string[] = Object.keys(steps)

/** Tells by a migration's name whether a version that lacks it may serve on a database that has it. */
export function isAdditive(migration: string): boolean {
  return migration.endsWith('-additive')
}
