import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { migrationNames } from '../../db/migrations/index.ts'
import { type CraftedMember, packCrafted } from '../../testing/crafted-backup.ts'
import { BackupError, memberNames, readLimits } from '../format/format.ts'
import { verifyBackup } from './verify.ts'

const { rows, file, picture } = readLimits
const table = memberNames.rows('categories', 0)
const named = (variant: string) => memberNames.image('0'.repeat(32) + variant)
const header = {
  name: memberNames.header,
  bytes: Buffer.from(
    JSON.stringify({
      format: 1,
      schema: migrationNames.at(-1),
      site: 'Test',
      createdAt: '2026-01-31T09:30:00Z',
    }),
  ),
}

it.each<[string, () => CraftedMember[], RegExp]>([
  [
    'rows without end',
    () => [header, { name: table, bytes: Buffer.alloc(rows.bytes + 1, `${' '.repeat(999)}\n`) }],
    /categories.* is too large/,
  ],
  [
    'line breaks and nothing else',
    () => [header, { name: table, bytes: Buffer.alloc(rows.bytes / 8, '\n') }],
    /categories .*row 1/,
  ],
  [
    'a line without end',
    () => [header, { name: table, bytes: Buffer.from(`${' '.repeat(rows.line + 1)}\n`) }],
    /categories .*too long/,
  ],
  [
    'a beginning without end',
    () => [{ ...header, bytes: Buffer.alloc(readLimits.header + 1, ' ') }],
    /backup\.json is too large/,
  ],
  [
    'too large a file of a picture',
    () => [header, { name: named('.webp'), bytes: Buffer.alloc(file + 1) }],
    /webp is too large/,
  ],
  [
    'a picture of too many files',
    () => [
      header,
      ...Array.from({ length: picture.files + 1 }, (_, width) => ({
        name: named(`-${width}.webp`),
        bytes: Buffer.alloc(1),
      })),
    ],
    /picture 0+ is too large/,
  ],
  [
    'a head that takes for ever to read',
    () => [
      header,
      { name: 'x', bytes: Buffer.from(`${'2a'.repeat(30_000)} `), header: { type: 'pax-header' } },
    ],
    /more than plain files/,
  ],
])(
  'a backup is refused before it fills the memory, or the time: %s',
  async (_what, members, reason) => {
    await expect(verifyBackup(packCrafted(members()))).rejects.toThrow(
      expect.objectContaining({ name: BackupError.name, message: expect.stringMatching(reason) }),
    )
  },
)

/** Verifies a backup that pauses for ever after its first row, and reports this. */
const proveForEver = `
  import { createTarPacker } from 'modern-tar'
  import { verifyBackup } from './api/backups/verify/verify.ts'
  const { readable, controller } = createTarPacker()
  verifyBackup(readable)
  for (const [name, text] of JSON.parse(process.env.MEMBERS)) {
    const body = controller.add({ name, size: text.length, type: 'file' }).getWriter()
    await body.write(Buffer.from(text))
    await body.close()
  }
  setInterval(() => {}, 1000)
  console.log('begun')`

it('a backup leaves nothing behind where the process that verifies it is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const members = [
    [header.name, header.bytes.toString()],
    [memberNames.rows('meta', 0), '{"key":"a","value":"b"}\n'],
    [memberNames.rows('meta', 1), '{"key":"c","value":"d"}\n'],
  ]
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', proveForEver], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH, TMPDIR: folder, MEMBERS: JSON.stringify(members) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await readdir(folder)).toEqual([])
})
