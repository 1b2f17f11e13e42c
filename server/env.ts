import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from '../api/start-error.ts'
import { emailField, newPasswordField } from '../contract/auth.ts'
import { type Site, siteSchema } from '../contract/site.ts'

/** Everything that the environment decides, read and validated once at start. */
export type Env = {
  port: number
  host: string
  dataDir: string
  /** A `postgres://` address; without one the data stands in SQLite under `dataDir`. */
  databaseUrl: string | undefined
  /** An S3-compatible store for images; without one they stand under `dataDir`. */
  s3: S3Settings | undefined
  /** The site's own address, without a slash at the end. */
  publicUrl: string
  /** The API's host where it is not this process. */
  apiUrl: string | undefined
  corsOrigins: string[]
  /** Addresses of the proxies whose word about the client's address counts. */
  trustProxy: string[]
  /** Seconds that requests under way have to end once the process is asked to stop. */
  stopGrace: number
  seed: 'demo' | 'none'
  adminEmail: string
  adminPassword: string | undefined
  /** Whether an account can do nothing else before it has two-step sign-in. */
  requireSecondFactor: boolean
  /** Whether an account can do nothing else before a made-up password is changed. */
  requireOwnPassword: boolean
  /** Hours from one backup that is made by itself to the next; null for none. */
  backupEvery: number | null
  /** How many of those are kept. */
  backupKeep: number
  /** The folder of all kept backups; without one they stand where the images do. */
  backupTo: string | undefined
  logLevel: (typeof logLevels)[number]
  /** Where figures about the process are shown, if anywhere. */
  metricsPort: number | undefined
  site: Site
}

export type S3Settings = {
  endpoint: string | undefined
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** Each may stand in a file instead that `<name>_FILE` names: one that a vault or the system fills. */
const secrets = [
  'DATABASE_URL',
  'ADMIN_PASSWORD',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const
const fileOf = (secret: string) => `${secret}_FILE`

const port = 'must be a port number from 0 to 65535'
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://example.com' })
  .transform((url) => url.replace(/\/+$/, ''))

/** What pages and calls are joined to: a path, a name or a password in it would go wrong, and be shown. */
const origin = z
  .string()
  .refine(isOrigin, 'must be an origin like https://example.com, without a path, name or password')
  .transform((url) => new URL(url).origin)

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, port)
  .transform(Number)
  .refine((number) => number <= 65_535, port)

const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((text) => text === 'true')

const hours = 'must be a number of hours from 1 to 168, or off'
const kept = 'must be a number from 1 to 1000'
const grace = 'must be a number of seconds from 1 to 3600'
const site = siteSchema.shape
/** What a relative path starts from: the folder of the project. */
const root = resolve(import.meta.dirname, '..')

const variables = z.object({
  PORT: portNumber.default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((path) => resolve(root, path)),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address like postgres://user:password@host:5432/database',
    })
    .refine(isDecodable, 'must have each % that is not a code of its own written as %25')
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PUBLIC_URL: origin.optional(),
  API_URL: origin.optional(),
  CORS_ORIGINS: listOf(isOrigin, 'must be origins like https://example.com, separated by commas'),
  TRUST_PROXY: listOf(isProxy, 'must be addresses of proxies, like loopback or 10.0.0.0/8'),
  STOP_GRACE: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, grace)
    .transform(Number)
    .refine((seconds) => seconds <= 3600, grace)
    .default(120),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  ADMIN_EMAIL: emailField.default('admin@example.com'),
  ADMIN_PASSWORD: newPasswordField.optional(),
  REQUIRE_SECOND_FACTOR: flag,
  REQUIRE_OWN_PASSWORD: flag,
  BACKUP_EVERY: z
    .string()
    .regex(/^([1-9]\d{0,2}|off)$/, hours)
    .transform((text) => (text === 'off' ? null : Number(text)))
    .refine((number) => (number ?? 0) <= 168, hours)
    .default(24),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, kept)
    .transform(Number)
    .refine((number) => number <= 1000, kept)
    .default(14),
  BACKUP_TO: z
    .string()
    .transform((path) => resolve(root, path))
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  METRICS_PORT: portNumber.optional(),
  SITE_NAME: site.name.default('Vaagai Wood-Pressed Oils'),
  SITE_PHONE: site.phone.default('+91 98765 43210'),
  SITE_PHONE_2: site.phone2.default('+91 98765 43211'),
  SITE_EMAIL: site.email.default('vanakkam@vaagai.example'),
  SITE_ADDRESS: site.address.default(
    '14 Chekku Street, Annur, Coimbatore District, Tamil Nadu 641653, India',
  ),
  SITE_WHATSAPP: site.whatsapp.default('919876543210'),
  SITE_MAP_URL: site.mapUrl.default(
    'https://www.openstreetmap.org/export/embed.html?bbox=77.08%2C11.21%2C77.13%2C11.26&layer=mapnik&marker=11.235%2C77.105',
  ),
  SITE_INSTAGRAM: site.instagram.default('https://www.instagram.com/vaagai.demo'),
  SITE_FACEBOOK: site.facebook.default('https://www.facebook.com/vaagai.demo'),
  SITE_YOUTUBE: site.youtube.default('https://www.youtube.com/@vaagai.demo'),
  SITE_CREDIT_NAME: site.creditName.default('Palamaram Studio'),
  SITE_CREDIT_URL: site.creditUrl.default('https://palamaram.example'),
})

type Variables = z.output<typeof variables>
type Given = Record<string, string | undefined>

/** Every variable that counts. */
export const variableNames = [...Object.keys(variables.shape), ...secrets.map(fileOf)]

/**
 * Reads every setting; an empty text counts as unset.
 * @throws StartError with one line for each wrong variable
 */
export function readEnv(source: Given = process.env): Env {
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
    databaseUrl: v.DATABASE_URL,
    s3: readS3(v),
    publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
    apiUrl: v.API_URL,
    corsOrigins: v.CORS_ORIGINS.map((address) => new URL(address).origin),
    trustProxy: v.TRUST_PROXY,
    stopGrace: v.STOP_GRACE,
    seed: v.SEED,
    adminEmail: v.ADMIN_EMAIL,
    adminPassword: v.ADMIN_PASSWORD,
    requireSecondFactor: v.REQUIRE_SECOND_FACTOR,
    requireOwnPassword: v.REQUIRE_OWN_PASSWORD,
    backupEvery: v.BACKUP_EVERY,
    backupKeep: v.BACKUP_KEEP,
    backupTo: v.BACKUP_TO,
    logLevel: v.LOG_LEVEL,
    metricsPort: v.METRICS_PORT,
    site: {
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
    },
  }
}

/** With those secrets that stand in files. */
function openSecrets(given: Given): Given {
  const read = { ...given }
  for (const name of secrets) {
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

function describeIssues(issues: z.core.$ZodIssue[], given: Given): string {
  const firstByName = new Map<string, string>()
  for (const issue of issues) {
    const name = String(issue.path[0])
    const shown = secrets.some((secret) => secret === name)
      ? ''
      : ` (it is ${JSON.stringify(given[name]?.replace(/\/\/.*@/, '//…@'))})`
    if (!firstByName.has(name)) firstByName.set(name, `${name}: ${issue.message}${shown}`)
  }
  return [...firstByName.values()].join('\n')
}

/** Texts separated by commas. */
function listOf(accepts: (item: string) => boolean, message: string) {
  return z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine((items) => items.every(accepts), message)
}

function isDecodable(text: string): boolean {
  try {
    // Its result is used: the bundler leaves out a call whose result nobody wants.
    return decodeURIComponent(text).length <= text.length
  } catch {
    return false
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
