import { blankShopDetails } from '../../../contract/settings/shop-details.ts'
import { migrationNames } from '../../db/migrations/index.ts'
import type { Database } from '../../db/schema.ts'
import { type BackedUpTable, backedUpTables } from '../../db/tables/roles.ts'
import { type Row, readRows } from '../../db/tables/rows.ts'
import type { DerivedImage } from '../../images/derived-image.ts'
import type { FileStore } from '../../images/store.ts'
import { clampRow, withKnownColumns } from '../../records/columns/stored-values.ts'
import { readShopName } from '../../settings/saved-settings.ts'
import { type BackupHeader, type BackupManifest, memberNames, sha256 } from '../format/format.ts'
import { createImageCopier, type Progress } from '../format/images.ts'
import { encodeParts } from '../format/rows.ts'
import type { Member, TarWriter } from '../format/tar.ts'

type PackerDeps = { tar: TarWriter; store: FileStore; shopName: string; progress?: Progress }

/**
 * Writes the members of a backup: `begin`, `addPictures`, `addRows`, `finish`. Pictures can be added before the
 * rows and once more later, which adds only new ones; the rows must come from one state of the database.
 */
export function createPacker({ tar, store, shopName, progress }: PackerDeps) {
  const sums: string[] = []
  const counts = { files: 0, bytes: 0 }
  const tables: BackupManifest['tables'] = {}
  const pictures = createImageCopier(store, addImage, progress)

  async function addMember(member: Member): Promise<void> {
    sums.push(`${sha256(member.bytes)}  ${member.name}\n`)
    await tar.add(member)
  }

  async function addImage({ id, files }: DerivedImage): Promise<void> {
    for (const { variant, bytes } of files) {
      await addMember({ name: memberNames.image(id + variant), bytes })
      counts.files += 1
      counts.bytes += bytes.length
    }
  }

  async function addTable(db: Database, table: BackedUpTable): Promise<void> {
    let part = 0
    let count = 0
    for await (const rows of readRows(db, table)) {
      const clamped = rows.map((row) => withKnownColumns(table, clampRow(table, row)))
      const complete = withoutMissingPictures(table, clamped, pictures)
      for (const bytes of encodeParts(complete))
        await addMember({ name: memberNames.rows(table, part++), bytes })
      count += complete.length
    }
    tables[table] = count
  }

  return {
    async begin(db: Database): Promise<void> {
      const header: BackupHeader = {
        format: 1,
        schema: migrationNames.at(-1) ?? '',
        site: await readShopName(db, { ...blankShopDetails, name: shopName }),
        createdAt: new Date().toISOString(),
      }
      await addMember({ name: memberNames.header, bytes: encode(header) })
    },

    addPictures: pictures.copy,

    async addRows(db: Database): Promise<void> {
      for (const table of backedUpTables()) await addTable(db, table)
    },

    /** Writes the end, without which the file is no backup. */
    async finish(): Promise<BackupManifest> {
      const list = Buffer.from(sums.join(''))
      await tar.add({ name: memberNames.sums, bytes: list })
      const manifest: BackupManifest = {
        sums: sha256(list),
        tables,
        pictures: pictures.copied.size,
        files: counts.files,
        bytes: counts.bytes,
        missing: [...pictures.missing],
      }
      await tar.add({ name: memberNames.manifest, bytes: encode(manifest) })
      await tar.finish()
      return manifest
    },
  }
}

/** Drops rows of missing pictures; a record whose picture is missing is kept without it. */
function withoutMissingPictures(
  table: BackedUpTable,
  rows: Row[],
  { copied, missing }: { copied: ReadonlySet<string>; missing: ReadonlySet<string> },
): Row[] {
  if (table === 'images') return rows.filter(({ id }) => copied.has(String(id)))
  // Rows of deleted files carry their own bytes.
  if (table === 'deleted_files') return rows
  const isGone = ({ image_id }: Row) => missing.has(String(image_id))
  if (table === 'product_pictures' || table === 'site_pictures')
    return rows.filter((row) => !isGone(row))
  return rows.map((row) => (isGone(row) ? { ...row, image_id: null } : row))
}

function encode(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}
