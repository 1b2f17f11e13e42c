import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { blankShopDetails } from '../contract/settings/shop-details.ts'
import { readEnv, variableNames } from './env.ts'
import { StartError } from './start-error.ts'

function failure(source: Record<string, string>): string {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof StartError) return error.message
    throw error
  }
  throw new Error('was accepted')
}

describe('COPY_TO', () => {
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const at = (name: string) => join(folder, name)
  mkdirSync(at('data'))
  symlinkSync(at('data'), at('link'))

  it.each([
    ['DATA_DIR itself', { COPY_TO: at('data') }],
    ['a folder in it', { COPY_TO: at('data/copy') }],
    ['a folder around it', { COPY_TO: folder }],
    ['a link that leads into it', { COPY_TO: at('link/copy') }],
    ['a way around that ends in it', { COPY_TO: at('data/../data/copy') }],
    ['the folder of backups', { COPY_TO: at('kept'), BACKUP_TO: at('kept') }],
    ['a folder in that of backups', { COPY_TO: at('kept/copy'), BACKUP_TO: at('kept') }],
  ])('a copy is not made to %s', (_, settings) => {
    expect(failure({ DATA_DIR: at('data'), ...settings })).toMatch(
      /^COPY_TO: must not be .*_(DIR|TO)/,
    )
  })

  it.each(['s3:', 's3://', 's3://Bucket', 's3://bucket/a b', 's3://bucket/../other', 's3://b@d/x'])(
    'a copy is not made to the bucket %s',
    (COPY_TO) => {
      expect(
        failure({ COPY_TO, COPY_S3_ACCESS_KEY_ID: 'a', COPY_S3_SECRET_ACCESS_KEY: 'b' }),
      ).toMatch(/^COPY_TO: must be a folder, or like s3/)
    },
  )

  const pictures = {
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }

  it('a copy goes to a folder, or to a bucket with an account of its own or that of the pictures', () => {
    const DATA_DIR = at('data')
    expect(readEnv({ DATA_DIR, COPY_TO: at('copy') }).copyTo).toEqual({
      kind: 'folder',
      folder: at('copy'),
    })
    const shared = readEnv({ ...pictures, COPY_TO: 's3://bucket/a/b/' }).copyTo
    expect(shared).toMatchObject({ prefix: 'a/b/', s3: { bucket: 'bucket', accessKeyId: 'id' } })
    const own = { COPY_S3_ACCESS_KEY_ID: 'x', COPY_S3_SECRET_ACCESS_KEY: 'y' }
    expect(readEnv({ ...pictures, ...own, COPY_TO: 's3://bucket' }).copyTo).toMatchObject({
      prefix: '',
      s3: { accessKeyId: 'x', secretAccessKey: 'y' },
    })
    for (const name of ['uploads', 'backups', 'assets'])
      expect(failure({ ...pictures, COPY_TO: `s3://pictures/${name}/x` })).toMatch(
        `COPY_TO: must not be ${name}/`,
      )
    expect(failure({ COPY_TO: 's3://bucket' })).toMatch(/^COPY_S3_ACCESS_KEY_ID: must be set/)
    expect(failure({ COPY_S3_ACCESS_KEY_ID: 'x' })).toMatch(/^COPY_S3_SECRET_ACCESS_KEY: must/)
  })
})

describe('readEnv', () => {
  it('the environment needs nothing to be set', () => {
    const env = readEnv({})
    expect(env).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      corsOrigins: [],
      trustProxy: [],
      seed: 'demo',
      adminEmail: 'admin@example.com',
      shop: blankShopDetails,
    })
    expect(env.databaseUrl).toBeUndefined()
    expect(env.s3).toBeUndefined()
    expect(isAbsolute(env.dataDir)).toBe(true)
  })

  it('the environment has the defaults that .env.example tells, and no variable that it does not', () => {
    const example = parseEnv(readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8'))
    expect(readEnv(example)).toEqual(readEnv({}))
    expect(Object.keys(example).sort()).toEqual([...variableNames].sort())
  })

  it('the environment takes an empty text as unset', () => {
    expect(readEnv({ PORT: '', ADMIN_PASSWORD: ' ', SITE_NAME: '' })).toEqual(readEnv({}))
  })

  it('the environment is read as it is set', () => {
    const env = readEnv({
      PORT: '8080',
      PUBLIC_URL: 'https://oil.example/',
      CORS_ORIGINS: 'https://oil.example, http://localhost:3000/',
      TRUST_PROXY: '10.0.0.0/8, loopback',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      METRICS_PORT: '9464',
      REQUIRE_SECOND_FACTOR: 'true',
    })
    expect(env.port).toBe(8080)
    expect(env.metricsPort).toBe(9464)
    expect([env.requireSecondFactor, env.requireOwnPassword]).toEqual([true, false])
    expect(env.publicUrl).toBe('https://oil.example')
    expect(env.corsOrigins).toEqual(['https://oil.example', 'http://localhost:3000'])
    expect(env.trustProxy).toEqual(['10.0.0.0/8', 'loopback'])
    expect(env.s3).toMatchObject({ bucket: 'pictures', region: 'us-east-1' })
  })

  it('the environment reads secrets from files as well, and says no more than which is wrong', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vaagai-test-'))
    const [file, blank] = [join(folder, 'password'), join(folder, 'blank')]
    writeFileSync(file, 'a press turns at dawn\n')
    writeFileSync(blank, '\n')
    expect(readEnv({ ADMIN_PASSWORD_FILE: file }).adminPassword).toBe('a press turns at dawn')
    expect(failure({ DATABASE_URL_FILE: file })).toMatch(/^DATABASE_URL: must be [^\n]*$/)
    expect(failure({ DATABASE_URL_FILE: file })).not.toContain('turns')
    expect(failure({ ADMIN_PASSWORD_FILE: blank })).toMatch(/^ADMIN_PASSWORD_FILE: /)
    expect(failure({ ADMIN_PASSWORD_FILE: `${file}s` })).toMatch(/^ADMIN_PASSWORD_FILE: .*ENOENT/)
    const both = { ADMIN_PASSWORD_FILE: file, ADMIN_PASSWORD: 'a wheel turns at noon' }
    expect(failure(both)).toMatch(/^ADMIN_PASSWORD_FILE: /)
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['PORT', 'eighty'],
    ['STOP_GRACE', '0'],
    ['STOP_GRACE', '3601'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/oil'],
    ['DATABASE_URL', 'oil'],
    ['DATABASE_LISTEN_URL', 'mysql://localhost/oil'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_POOL', '101'],
    ['DATABASE_POOL', '1.5'],
    ['DATABASE_URL', 'postgres://oil:p%zz@db.example/shop'],
    ['DATABASE_URL', 'postgres://oil:p%ff@db.example/shop'],
    ['PUBLIC_URL', 'oil.example'],
    ['EDGE_SECONDS', '3601'],
    ['EDGE_SECONDS', '-1'],
    ['EDGE_SECONDS', '1.5'],
    ['PURGE_URL', 'ftp://cdn.example/purge'],
    ['PURGE_URL', 'https://owner:hunter2@cdn.example/purge'],
    ['PURGE_TOKEN', 'two words'],
    ['PUBLIC_URL', 'https://oil.example/shop'],
    ['PUBLIC_URL', 'https://oil.example/?a=b#c'],
    ['PUBLIC_URL', 'https://owner:hunter2@oil.example'],
    ['API_URL', 'https://oil.example/api'],
    ['API_URL', 'ftp://oil.example'],
    ['CORS_ORIGINS', 'https://oil.example/shop'],
    ['CORS_ORIGINS', '*'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['SEED', 'yes'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['REQUIRE_SECOND_FACTOR', 'yes'],
    ['REQUIRE_OWN_PASSWORD', '1'],
    ['S3_ENDPOINT', 'nowhere'],
    ['SITE_PHONE', 'ask us'],
    ['SITE_EMAIL', 'nobody'],
    ['SITE_PHONE', '234567'],
    ['SITE_PHONE_2', '+91 98765 43210 / 11'],
    ['SITE_WHATSAPP', '098765 4321'],
    ['SITE_MAP_URL', 'http://maps.example'],
    ['SITE_MAP_URL', 'https://maps.app.goo.gl/AbC1'],
    ['SITE_CREDIT_URL', 'javascript:alert(1)'],
  ])('the error names %s where it is %j', (name, value) => {
    const message = failure({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name}: `))
    expect(message.split('\n')).toHaveLength(1)
    expect(message).not.toMatch(/invalid|expected/i)
  })

  it('the error tells every mistake at once, a line each', () => {
    expect(failure({ PORT: 'x', SEED: 'y' }).split('\n')).toHaveLength(2)
  })

  it('the error names the S3 setting that is missing', () => {
    expect(failure({ S3_ENDPOINT: 'http://localhost:9000' })).toMatch(/^S3_BUCKET: /)
    expect(failure({ S3_BUCKET: 'b' })).toMatch(/^S3_ACCESS_KEY_ID: /)
    expect(failure({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'i' })).toMatch(/^S3_SECRET_ACCESS_KEY: /)
  })

  it('the error never shows a secret', () => {
    expect(failure({ ADMIN_PASSWORD: 'hunter2' })).not.toContain('hunter2')
    expect(failure({ PUBLIC_URL: 'https://a:hunter2@oil.example' })).not.toContain('hunter2')
    expect(failure({ DATABASE_URL: 'mysql://root:hunter2@localhost' })).not.toContain('hunter2')
  })
})

it('the map may be whatever people paste as its address in the settings', () => {
  const read = (pasted: string) => readEnv({ SITE_MAP_URL: pasted }).shop.mapUrl
  const frame = 'https://www.google.com/maps/embed?pb=!1m18!1m12'
  for (const pasted of ['11.235, 77.105', 'https://www.google.com/maps/@11.235,77.105,15z'])
    expect(read(pasted)).toMatch(
      /openstreetmap\.org\/export\/embed\.html.*marker=11\.235%2C77\.105$/,
    )
  expect(read(`<iframe src="${frame}"></iframe>`)).toBe(frame)
  expect(read('https://maps.example/frame')).toBe('https://maps.example/frame')
})
