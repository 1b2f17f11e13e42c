import { migrationNames } from '../db/migrations/index.ts'
import type { Database } from '../db/schema.ts'
import { backedUpTables, type Row, readRows } from '../db/tables.ts'
import { hashFiles } from '../images/derived-picture.ts'
import { readPicture } from '../images/read-picture.ts'
import { type ImageRow, imageRepository } from '../images/repository.ts'
import type { FileStore } from '../images/store.ts'
import { readShopName } from '../records/shop-name.ts'
import { type BackupHeader, type BackupManifest, memberNames, sha256 } from './format.ts'
import { encodeRows } from './rows.ts'
import type { Member, TarWriter } from './tar.ts'

/** Called after each picture. */
export type Progress = (done: number, total: number) => void

type PackerDeps = { tar: TarWriter; store: FileStore; site: string; progress?: Progress }

/**
 * Writes a backup in steps. The pictures can be written ahead of the rows, which then only adds
 * those that have come since; the rows must be of one state of the database.
 */
export function createPacker({ tar, store, site, progress = () => {} }: PackerDeps) {
  const sums: string[] = []
  const pictures = new Set<string>()
  const missing = new Set<string>()
  const counts = { files: 0, bytes: 0 }
  const tables: BackupManifest['tables'] = {}

  async function add(member: Member): Promise<void> {
    sums.push(`${sha256(member.bytes)}  ${member.name}\n`)
    await tar.add(member)
  }

  async function begin(db: Database): Promise<void> {
    const header: BackupHeader = {
      format: 1,
      schema: migrationNames.at(-1) ?? '',
      site: await readShopName(db, site),
      createdAt: new Date().toISOString(),
    }
    await add({ name: memberNames.header, bytes: encode(header) })
  }

  /** Adds every picture that a record shows and that is not in yet. */
  async function addPictures(db: Database): Promise<void> {
    const images = imageRepository(db)
    const total = await images.countShown()
    for await (const rows of images.listShown()) {
      for (const row of rows) {
        if (pictures.has(row.id) || missing.has(row.id)) continue
        await addPicture(row)
        progress(pictures.size, total)
      }
    }
  }

  /** What cannot be read or is damaged is left out, and named. */
  async function addPicture(row: ImageRow): Promise<void> {
    const picture = await readPicture(store, row)
    if (!picture || hashFiles(picture.files) !== row.id) {
      missing.add(row.id)
      return
    }
    for (const { variant, bytes } of picture.files) {
      await add({ name: memberNames.image(row.id + variant), bytes })
      counts.files += 1
      counts.bytes += bytes.length
    }
    pictures.add(row.id)
  }

  async function addRows(db: Database): Promise<void> {
    for (const table of backedUpTables()) {
      let part = 0
      tables[table] = 0
      for await (const rows of readRows(db, table)) {
        const kept =
          table === 'images'
            ? rows.filter(({ id }) => pictures.has(String(id)))
            : rows.map(withoutMissing)
        await add({ name: memberNames.rows(table, part++), bytes: encodeRows(kept) })
        tables[table] += kept.length
      }
    }
  }

  /** A record whose picture is gone is kept without it. */
  function withoutMissing(row: Row): Row {
    return missing.has(String(row.image_id)) ? { ...row, image_id: null } : row
  }

  async function finish(): Promise<BackupManifest> {
    const list = Buffer.from(sums.join(''))
    await tar.add({ name: memberNames.sums, bytes: list })
    const manifest: BackupManifest = {
      ...{ sums: sha256(list), tables, pictures: pictures.size },
      ...counts,
      missing: [...missing],
    }
    await tar.add({ name: memberNames.manifest, bytes: encode(manifest) })
    await tar.finish()
    return manifest
  }

  return { begin, addPictures, addRows, finish }
}

function encode(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}
