import { existsSync } from 'node:fs'
import { mkdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { defaultNavConfig } from '../../contract/nav-defaults.ts'
import { createLocalStore } from '../images/local-store.ts'
import { createTestDatabase } from '../testing/database.ts'
import { BackupError, backupLimits, memberNames, sha256 } from './format.ts'
import { makeBackup } from './make-backup.ts'
import { proveBackup } from './prove.ts'
import { type Member, readTar, writeTar } from './tar.ts'

let refused = 0
afterAll(() =>
  console.info(`Made-up backups: ${refused} refused with the reason, whatever their sums say`),
)

/** What is kept of a real backup, for others to be made from. */
let members: Member[] = []

beforeAll(async () => {
  const { db, close } = await createTestDatabase('sqlite')
  const stamps = { version: 1, created_at: 1, updated_at: 1 }
  await db
    .insertInto('categories')
    .values({
      ...{ id: 'oils', name: 'Oils', name_key: 'oils', parent_id: null, image_id: null },
      ...{ sort_order: 10, show_in_nav: 1, show_in_products_dropdown: 1, ...stamps },
    })
    .execute()
  await db
    .insertInto('nav_configs')
    .values({ version: 1, config: JSON.stringify(defaultNavConfig), saved_at: 1, saved_by: '' })
    .execute()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const taken = buffer(readable)
  await makeBackup({ db, store: createLocalStore(tmpdir()), site: 'Test' }, writable)
  members = await Array.fromAsync(readTar(new Blob([new Uint8Array(await taken)]).stream()))
  await close()
})

/** Writes members as they are given, with sums that fit: as somebody would who means harm. */
function pack(given: Member[]): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const tar = writeTar(writable)
  const write = async () => {
    let sums = ''
    for (const { name, bytes } of given) {
      const isSums = name === memberNames.sums
      const manifest = Buffer.from(bytes).toString()
      const written = isSums
        ? Buffer.from(sums)
        : name === memberNames.manifest
          ? Buffer.from(JSON.stringify({ ...JSON.parse(manifest), sums: sha256(sums) }))
          : bytes
      await tar.add({ name, bytes: written })
      if (!isSums) sums += `${sha256(written)}  ${name}\n`
    }
    await tar.finish()
  }
  // Whoever reads it may leave off in the middle.
  write().catch(() => {})
  return readable
}

function withChange(table: string, from: string, to: string): ReadableStream<Uint8Array> {
  const name = memberNames.rows(table, 0)
  const changed = members.map((member) => {
    if (member.name !== name) return member
    const text = Buffer.from(member.bytes).toString()
    expect(text).toContain(from)
    return { name, bytes: Buffer.from(text.replace(from, to)) }
  })
  return pack(changed)
}

async function refuse(file: ReadableStream<Uint8Array>, reason: RegExp): Promise<void> {
  await expect(proveBackup(file)).rejects.toThrow(
    expect.objectContaining({ name: BackupError.name, message: expect.stringMatching(reason) }),
  )
  refused += 1
}

describe('a backup that somebody has made up', () => {
  it.each(['Seeds', `${'x'.repeat(limits.category.name - 1)}🫒`])(
    'is taken where it is what a site would write (%s)',
    async (name) => {
      const proven = await proveBackup(withChange('categories', '"Oils"', `"${name}"`))
      expect(proven.manifest.tables.categories).toBe(1)
      await proven.close()
    },
  )

  it.each([
    ['categories', '"sort_order":10', '"sort_order":1e999', /categories .*row 1, sort_order/],
    ['categories', '"version":1', `"version":${2 ** 60}`, /categories .*row 1, version/],
    ['categories', '"created_at":1', '"created_at":9e15', /categories .*row 1, created_at/],
    ['categories', '"show_in_nav":1', '"show_in_nav":true', /categories .*row 1, show_in_nav/],
    ['categories', '"Oils"', '"Oi\\u0000ls"', /categories .*row 1, name holds/],
    ['categories', '"Oils"', `"${'x'.repeat(100_000)}"`, /categories .*row 1, name is longer/],
    ['categories', '"id":"oils"', `"id":"${'x'.repeat(3000)}"`, /categories .*row 1, id is longer/],
    ['nav_configs', '\\"maxVisibleItems\\"', '\\"none\\"', /nav_configs .*row 1, config/],
    ['categories', '{', '[{', /categories .*row 1/],
  ])('is refused where its %s cannot be served (%s)', async (table, from, to, reason) => {
    await refuse(withChange(table, from, to), reason)
  })

  const rows = memberNames.rows('categories', 0)
  const picture = '0'.repeat(32)
  it.each<[string, () => Member[], RegExp]>([
    [
      'rows without end',
      () => [{ name: rows, bytes: Buffer.alloc(backupLimits.rows.bytes + 1, '\n') }],
      /categories.* is too large/,
    ],
    [
      'line breaks and nothing else',
      () => [{ name: rows, bytes: Buffer.alloc(backupLimits.rows.bytes, '\n') }],
      /categories .*row 1/,
    ],
    [
      'a line without end',
      () => [{ name: rows, bytes: Buffer.from(`${' '.repeat(backupLimits.rows.line + 1)}\n`) }],
      /categories .*too long/,
    ],
    [
      'too large a file of a picture',
      () => [
        { name: memberNames.image(`${picture}.webp`), bytes: Buffer.alloc(backupLimits.file + 1) },
      ],
      /webp is too large/,
    ],
    [
      'a picture of too many files',
      () =>
        Array.from({ length: backupLimits.picture.files + 1 }, (_, width) => ({
          name: memberNames.image(`${picture}-${width}.webp`),
          bytes: Buffer.alloc(1),
        })),
      /picture 0+ is too large/,
    ],
  ])('is refused before it fills the memory: %s', async (_what, added, reason) => {
    await refuse(pack([...members.slice(0, 1), ...added()]), reason)
  })

  it('leaves nothing of accounts behind, also not what a killed process left', async () => {
    const [old, young] = ['old', 'young'].map((age) =>
      join(tmpdir(), `vaagai-proof-${age}-${process.pid}`),
    ) as [string, string]
    for (const folder of [old, young]) await mkdir(folder)
    await utimes(old, 1, 1)
    await (await proveBackup(pack(members))).close()
    expect([old, young].map((folder) => existsSync(folder))).toEqual([false, true])
    await rm(young, { recursive: true })
  })
})
