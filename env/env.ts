import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { emailField, newPasswordField } from '../contract/accounts/sign-in.ts'
import { type ShopDetails, shopDetailsSchema } from '../contract/settings/shop-details.ts'
import { readCopyAddress, resolveCopyTo } from './copy-settings.ts'
import {
  bearerToken,
  callAddress,
  flag,
  isOrigin,
  isProxy,
  listOf,
  origin,
  portNumber,
  postgresAddress,
  webAddress,
  wholeNumber,
  wholeNumberOrNone,
} from './env-fields.ts'
import type { S3Settings } from './s3-settings.ts'
import { StartError } from './start-error.ts'

/** The settings of the process, read and validated once at start. */
export type Env = ReturnType<typeof readEnv>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/**
 * Variables whose values no log shows. Each may be read from the file that `<name>_FILE` names instead, for
 * secret managers.
 */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_LISTEN_URL',
  'ADMIN_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'COPY_S3_ACCESS_KEY_ID',
  'COPY_S3_SECRET_ACCESS_KEY',
  'PURGE_TOKEN',
] as const
const fileOf = (secret: string) => `${secret}_FILE`

/** Most connections of a process. */
export const defaultPool = 10
const hours = 'must be a number of hours from 1 to 168, or off'
const days = 'must be a number of days from 30 to 1200'
const shop = shopDetailsSchema.shape
/** Relative paths start at the project's folder. */
const root = resolve(import.meta.dirname, '..')

const variables = z.object({
  PORT: portNumber.default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(root, path)),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_LISTEN_URL: postgresAddress.optional(),
  DATABASE_POOL: wholeNumber(100, 'must be a number of connections from 1 to 100').default(
    defaultPool,
  ),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PUBLIC_URL: origin.optional(),
  API_URL: origin.optional(),
  CORS_ORIGINS: listOf(isOrigin, 'must be origins like https://example.com, separated by commas'),
  TRUST_PROXY: listOf(isProxy, 'must be addresses of proxies, like loopback or 10.0.0.0/8'),
  EDGE_SECONDS: wholeNumberOrNone(3600, 'must be a number of seconds from 1 to 3600, or 0').default(
    0,
  ),
  PURGE_URL: callAddress.optional(),
  PURGE_TOKEN: bearerToken.optional(),
  STOP_GRACE: wholeNumber(3600, 'must be a number of seconds from 1 to 3600').default(120),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  ADMIN_EMAIL: emailField.default('admin@example.com'),
  ADMIN_PASSWORD: newPasswordField.optional(),
  REQUIRE_SECOND_FACTOR: flag,
  REQUIRE_OWN_PASSWORD: flag,
  BACKUP_EVERY: z
    .union([z.literal('off').transform(() => null), wholeNumber(168, hours)], hours)
    .default(24),
  BACKUP_KEEP: wholeNumber(1000, 'must be a number from 1 to 1000').default(14),
  BACKUP_TO: z
    .string()
    .transform((path) => resolve(root, path))
    .optional(),
  ORDERS_KEEP_DAYS: wholeNumber(1200, days)
    .refine((number) => number >= 30, days)
    .default(400),
  BACKUP_RECIPIENT: z.string().optional(),
  COPY_TO: z
    .string()
    .transform((to) => resolveCopyTo(root, to))
    .optional(),
  COPY_S3_ENDPOINT: webAddress.optional(),
  COPY_S3_REGION: z.string().default('us-east-1'),
  COPY_S3_ACCESS_KEY_ID: z.string().optional(),
  COPY_S3_SECRET_ACCESS_KEY: z.string().optional(),
  LITESTREAM: z.string().optional(),
  COUNTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  METRICS_PORT: portNumber.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  SITE_NAME: shop.name.default(''),
  SITE_PHONE: shop.phone.default(''),
  SITE_PHONE_2: shop.phone2.default(''),
  SITE_EMAIL: shop.email.default(''),
  SITE_ADDRESS: shop.address.default(''),
  SITE_WHATSAPP: shop.whatsapp.default(''),
  SITE_MAP_URL: shop.mapUrl.default(''),
  SITE_INSTAGRAM: shop.instagram.default(''),
  SITE_FACEBOOK: shop.facebook.default(''),
  SITE_YOUTUBE: shop.youtube.default(''),
  SITE_CREDIT_NAME: shop.creditName.default(''),
  SITE_CREDIT_URL: shop.creditUrl.default(''),
})

type Variables = z.output<typeof variables>
type Given = Record<string, string | undefined>

/** Every variable that is read. */
export const variableNames = [...Object.keys(variables.shape), ...secretVariables.map(fileOf)]

/**
 * Reads every setting; an empty text counts as unset.
 * @throws StartError with one line for each wrong variable
 */
export function readEnv(source: Given = process.env) {
  const given = openSecrets(
    Object.fromEntries(variableNames.map((name) => [name, source[name]?.trim() || undefined])),
  )
  const result = variables.safeParse(given)
  if (!result.success) throw new StartError(describeIssues(result.error.issues, given))
  const v = result.data
  return {
    port: v.PORT,
    host: v.HOST,
    dataDir: v.DATA_DIR,
    /** A `postgres://` address; without one the data is in SQLite under `dataDir`. */
    databaseUrl: v.DATABASE_URL,
    /** Address for listening to PostgreSQL directly, bypassing a pooler. */
    databaseListenUrl: v.DATABASE_LISTEN_URL,
    /** Most connections of this process. */
    databasePool: v.DATABASE_POOL,
    /** A bucket for images; without one they are files under `dataDir`. */
    s3: readS3(v),
    /** The site's own address, without a slash at the end. */
    publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
    /** The API's host, if it is not this process. */
    apiUrl: v.API_URL,
    corsOrigins: v.CORS_ORIGINS.map((address) => new URL(address).origin),
    /** Addresses of the proxies whose `X-Forwarded-For` is trusted. */
    trustProxy: v.TRUST_PROXY,
    /** Seconds for which a cache in front, such as a CDN, may keep public responses; 0 for none. */
    edgeSeconds: v.EDGE_SECONDS,
    /** A cache in front that is told about each write, so that it drops its stale responses. */
    purgeUrl: v.PURGE_URL,
    purgeToken: v.PURGE_TOKEN,
    /** Seconds that requests in progress have to end after a shutdown signal. */
    stopGrace: v.STOP_GRACE,
    seed: v.SEED,
    adminEmail: v.ADMIN_EMAIL,
    adminPassword: v.ADMIN_PASSWORD,
    /** True if an account must set up two-step sign-in before anything else. */
    requireSecondFactor: v.REQUIRE_SECOND_FACTOR,
    /** True if an account must change a generated password before anything else. */
    requireOwnPassword: v.REQUIRE_OWN_PASSWORD,
    /** Hours between automatic backups; null for none. */
    backupEvery: v.BACKUP_EVERY,
    /** Automatic backups to keep. */
    backupKeep: v.BACKUP_KEEP,
    /** The folder for backups; by default, they are stored beside the images. */
    backupTo: v.BACKUP_TO,
    /** Days after which a closed order forgets its customer. */
    ordersKeepDays: v.ORDERS_KEEP_DAYS,
    /** The age public key with which every backup is encrypted. */
    backupRecipient: v.BACKUP_RECIPIENT,
    /** Target to which every write is copied within seconds. */
    copyTo: readCopyTo(v),
    /** Path of the program that copies SQLite's database, unless it is the npm package's. */
    litestream: v.LITESTREAM,
    /** True if visits are counted. */
    counts: v.COUNTS === 'on',
    logLevel: v.LOG_LEVEL,
    /** The values of all secret variables that are set. */
    secrets: secretVariables.flatMap((name) => v[name] ?? []),
    metricsPort: v.METRICS_PORT,
    /** Address of an OpenTelemetry collector, without `/v1/traces`; without one nothing is traced. */
    traceEndpoint: v.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** Blank if a variable is not set. */
    shop: {
      name: v.SITE_NAME,
      phone: v.SITE_PHONE,
      phone2: v.SITE_PHONE_2,
      email: v.SITE_EMAIL,
      address: v.SITE_ADDRESS,
      whatsapp: v.SITE_WHATSAPP,
      mapUrl: v.SITE_MAP_URL,
      instagram: v.SITE_INSTAGRAM,
      facebook: v.SITE_FACEBOOK,
      youtube: v.SITE_YOUTUBE,
      creditName: v.SITE_CREDIT_NAME,
      creditUrl: v.SITE_CREDIT_URL,
    } satisfies ShopDetails,
  }
}

/** The variables, including secrets read from files. */
function openSecrets(given: Given): Given {
  const read = { ...given }
  for (const name of secretVariables) {
    const variable = fileOf(name)
    const path = given[variable]
    if (!path) continue
    if (given[name]) throw new StartError(`${variable}: must not be set beside ${name}`)
    try {
      read[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new StartError(`${variable}: cannot be read (it is ${JSON.stringify(path)}; ${code})`)
    }
    if (!read[name]) throw new StartError(`${variable}: must name a file that is not empty`)
  }
  return read
}

function readS3(v: Variables): S3Settings | undefined {
  const needed = (name: 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string => {
    const value = v[name]
    if (!value) throw new StartError(`${name}: must be set where other S3 settings are`)
    return value
  }
  if (!v.S3_BUCKET && !v.S3_ENDPOINT && !v.S3_ACCESS_KEY_ID && !v.S3_SECRET_ACCESS_KEY) return
  return {
    endpoint: v.S3_ENDPOINT,
    bucket: needed('S3_BUCKET'),
    region: v.S3_REGION,
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  }
}

function readCopyTo(v: Variables) {
  const id = v.COPY_S3_ACCESS_KEY_ID
  const secret = v.COPY_S3_SECRET_ACCESS_KEY
  if (!id !== !secret || (v.COPY_S3_ENDPOINT && !id))
    throw new StartError(
      `COPY_S3_${id ? 'SECRET_ACCESS_KEY' : 'ACCESS_KEY_ID'}: must be set where other COPY_S3 settings are`,
    )
  if (!v.COPY_TO) return
  return readCopyAddress({
    to: v.COPY_TO,
    folders: { dataDir: v.DATA_DIR, backupTo: v.BACKUP_TO },
    s3: readS3(v),
    own:
      id && secret
        ? {
            endpoint: v.COPY_S3_ENDPOINT,
            region: v.COPY_S3_REGION,
            accessKeyId: id,
            secretAccessKey: secret,
          }
        : undefined,
  })
}

function describeIssues(issues: z.core.$ZodIssue[], given: Given): string {
  const firstByName = new Map<string, string>()
  for (const issue of issues) {
    const name = String(issue.path[0])
    const shown = secretVariables.some((secret) => secret === name)
      ? ''
      : ` (it is ${JSON.stringify(given[name]?.replace(/\/\/.*@/, '//…@'))})`
    if (!firstByName.has(name)) firstByName.set(name, `${name}: ${issue.message}${shown}`)
  }
  return [...firstByName.values()].join('\n')
}
