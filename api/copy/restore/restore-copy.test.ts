import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readEnv } from '../../../env/env.ts'
import { claimCopy } from '../claim-copy.ts'
import { openCopyTarget } from '../copy-target.ts'
import { restoreFromCopy } from './restore-copy.ts'

async function makeSettings() {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-copy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { DATA_DIR: join(folder, 'data'), COPY_TO: join(folder, 'copy') }
}

it('nothing is restored where there is no copy, or none of a database', async () => {
  const settings = await makeSettings()
  const env = readEnv(settings)
  await expect(restoreFromCopy(env, undefined)).rejects.toThrow(/^COPY_TO: cannot be read/)
  await mkdir(join(settings.COPY_TO, 'site'), { recursive: true })
  await expect(restoreFromCopy(env, undefined)).rejects.toThrow('COPY_TO: holds no copy')
  await writeFile(join(settings.COPY_TO, 'site', 'id'), 'x')
  await mkdir(join(settings.COPY_TO, 'pictures'))
  await expect(restoreFromCopy(env, undefined)).rejects.toThrow(
    /^COPY_TO: holds no copy of a database/,
  )
  await expect(
    restoreFromCopy(readEnv({ DATA_DIR: settings.DATA_DIR }), undefined),
  ).rejects.toThrow(/^COPY_TO: must name/)
})

it('a bucket that cannot be reached is said by the setting that names it', async () => {
  const { DATA_DIR } = await makeSettings()
  const bucket = {
    DATA_DIR,
    COPY_TO: 's3://pictures/site',
    COPY_S3_ENDPOINT: 'http://localhost:1',
    COPY_S3_ACCESS_KEY_ID: 'a',
    COPY_S3_SECRET_ACCESS_KEY: 'b',
  }
  const { copyTo } = readEnv(bucket)
  if (!copyTo) throw new Error('There is no copy')
  await expect(openCopyTarget(copyTo).pictures.prepare()).rejects.toThrow(
    /^COPY_TO: cannot use the bucket pictures \(.+\)$/,
  )
})

it('a folder that is not empty is left as it is', async () => {
  const settings = await makeSettings()
  await mkdir(settings.DATA_DIR)
  await writeFile(join(settings.DATA_DIR, 'catalogue.sqlite'), 'x')
  await expect(restoreFromCopy(readEnv(settings), undefined)).rejects.toThrow(/is not empty/)
})

it('the copy of another site is left alone', async () => {
  const { copyTo } = readEnv(await makeSettings())
  if (!copyTo) throw new Error('There is no copy')
  const target = openCopyTarget(copyTo)
  await claimCopy(target, 'one')
  await claimCopy(target, 'one')
  await expect(claimCopy(target, 'other')).rejects.toThrow('holds the copy of another site')
})
