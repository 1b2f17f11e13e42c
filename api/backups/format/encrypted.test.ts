import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backupMessages } from '../../../contract/backups/messages.ts'
import { apiPaths, fillPath } from '../../../contract/paths.ts'
import { findLatestJob } from '../../background/jobs-repository.ts'
import { createAdministrator } from '../../features/accounts/administrators.ts'
import { createRandom } from '../../testing/random.ts'
import { runCommand, spawnCommand } from '../../testing/run-command.ts'
import {
  createTestSite,
  describeSite,
  fillContent,
  signInAgain,
  type TestSite,
} from '../../testing/site.ts'
import { makeBackup } from '../make/make-backup.ts'
import { makeBackupName } from '../storage/backup-names.ts'
import { verifyBackup } from '../verify/verify.ts'
import { decrypt } from './encryption.ts'
import { toWeb } from './web-stream.ts'

const setups = [
  { engine: 'sqlite', kind: 'folder' },
  { engine: 'sqlite', kind: 'bucket' },
] as const

describe.each(setups)('in a $kind', ({ engine, kind }) => {
  let site: TestSite
  let keys: { own: string; other: string; recipient: string }
  let name: string
  beforeAll(async () => {
    const own = await generateIdentity()
    const recipient = await identityToRecipient(own)
    keys = { own, other: await generateIdentity(), recipient }
    site = await createTestSite(engine, kind, { BACKUP_RECIPIENT: recipient })
    await fillContent(site.api, createRandom(5))
    name = makeBackupName('backup')
    await makeBackup(source(), site.storage.createPartial(name))
  })
  afterAll(() => site.close())

  const source = () => ({ db: site.api.db, store: site.api.images.store, shopName: 'Mill' })
  const post = (path: string, file = name) =>
    site.api.callAsAdmin('POST', fillPath(path, { name: file }), { payload: {} })

  async function readKept(file = name) {
    const kept = await site.storage.open(file)
    if (!kept) throw new Error('It is not kept')
    return toWeb(kept.stream)
  }

  it('an encrypted backup is listed as one, and nothing of the site can be read in it', async () => {
    const { files } = (await site.api.callAsAdmin('GET', apiPaths.backups)).json().data
    expect(files).toMatchObject([{ name, isEncrypted: true }])
    const bytes = Buffer.from(await new Response(await readKept()).arrayBuffer())
    expect(bytes.length).toBe(files[0].bytes)
    const product = await site.api.db.selectFrom('products').select('name').executeTakeFirst()
    for (const text of [product?.name ?? '', 'backup.json', 'ustar', 'argon2id'])
      expect(bytes.includes(text)).toBe(false)
  })

  it('an encrypted backup is a whole backup for anybody with its key', async () => {
    const verified = await verifyBackup(await decrypt(await readKept(), [keys.own]))
    expect(verified.header.site).toBe('Mill')
    await verified.close()
  })

  it('an encrypted backup is opened by no other key, which is told as that', async () => {
    await expect(decrypt(await readKept(), [keys.other])).rejects.toThrow(/^This is not the key/)
  })

  it('an encrypted backup is checked by size and hash in the admin area, and restored by the shell alone', async () => {
    expect((await post(apiPaths.backupCheck)).statusCode).toBe(200)
    const job = async () => (await findLatestJob(site.api.db))?.state
    await expect.poll(job).toBe('done')
    const restored = await post(apiPaths.backupRestore)
    expect(restored.statusCode).toBe(409)
    expect(restored.json().message).toBe(backupMessages.encrypted)
  })

  it('an encrypted backup is told apart where it is uploaded, and not kept', async () => {
    const upload = makeBackupName('upload')
    await site.storage.beginUpload(upload)
    const bytes = await new Response(await readKept()).arrayBuffer()
    await site.storage.putPart(upload, 0, Buffer.from(bytes))
    await site.storage.complete(upload, 1)
    await post(apiPaths.backupCheck, upload)
    const job = async () => JSON.parse((await findLatestJob(site.api.db))?.detail ?? '{}')
    await expect.poll(job).toEqual({ reason: backupMessages.notKept(backupMessages.encrypted) })
  })

  it('an encrypted backup is found out where a byte of it has changed', async () => {
    const partial = site.storage.createPartial(makeBackupName('backup'))
    const read = async () => new Blob([Buffer.from('changed')]).stream()
    await expect(makeBackup(source(), { ...partial, read })).rejects.toThrow(backupMessages.changed)
    expect(await site.storage.list()).toHaveLength(1)
  })
})

describe('the commands for encrypted backups', () => {
  let site: TestSite
  let recipient: string
  let keyFile: string
  beforeAll(async () => {
    const identity = await generateIdentity()
    recipient = await identityToRecipient(identity)
    site = await createTestSite('sqlite', 'folder')
    await createAdministrator(site.api.db, { email: 'owner@example.com', name: 'Owner' })
    await fillContent(site.api, createRandom(6))
    keyFile = inFolder('key.txt')
    await writeFile(keyFile, `# public key: ${recipient}\r\n${identity}\r\n`)
  })
  afterAll(() => site.close())

  const inFolder = (file: string) => join(site.api.env.dataDir, file)
  const run = (command: string, args: string[], settings: Record<string, string> = {}) =>
    runCommand(`api/backups/${command}.ts`, args, { DATA_DIR: site.api.env.dataDir, ...settings })

  async function expectNoOtherKey(file: string) {
    const wrong = inFolder('wrong.txt')
    await writeFile(wrong, await generateIdentity())
    const refused = await run('restore-cli', [file, '--key', wrong])
    expect(refused).toMatchObject({
      code: 1,
      warned: expect.stringMatching(/^This is not the key/),
    })
    const keyless = await run('restore-cli', [file, '--key', file])
    expect(keyless.warned).toMatch(/holds no key of age.*\n$/)
    const settingsHere = { DATA_DIR: site.api.env.dataDir }
    const unasked = await spawnCommand('api/backups/restore-cli.ts', [file], settingsHere)
    expect(unasked.warned).toMatch(/^This backup is encrypted: name the file.*\n$/)
  }

  it('the commands for backups make an encrypted one whatever name is given, and restore it with its key alone', async () => {
    const settings = { BACKUP_RECIPIENT: recipient }
    const made = await run('backup-cli', [inFolder('monday.tar')], settings)
    expect(made).toMatchObject({ code: 0, said: expect.stringContaining('monday.tar.age, ver') })
    const file = inFolder('monday.tar.age')
    expect((await readFile(file)).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/)

    const before = await describeSite(site.api)
    await expectNoOtherKey(file)

    await site.api.db.deleteFrom('gallery_items').execute()
    const restored = await run('restore-cli', [file, '--key', keyFile], settings)
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored:') })
    await signInAgain(site.api)
    expect(await describeSite(site.api)).toEqual(before)
    const listed = await run('restore-cli', ['--list'], settings)
    expect(listed.said).toMatch(/^before-restore-\S+ {2}\d+ bytes, encrypted$/m)
  })

  it.each([
    ['backup-cli', 'x.tar.age', '', /^BACKUP_RECIPIENT: must be set for .*x\.tar\.age/],
    ['backup-cli', 'x.tar', 'age1oil', /^BACKUP_RECIPIENT: must be a public key of age/],
    ['restore-cli', '--list', 'AGE-SECRET-KEY-1OIL', /^BACKUP_RECIPIENT: must [^O]*\n$/],
  ])(
    'the command %s %s ends with a line for the recipient %j',
    async (command, file, key, line) => {
      const { code, warned } = await run(command, [file], { BACKUP_RECIPIENT: key })
      expect(code).toBe(1)
      expect(warned).toMatch(line)
    },
  )
})
