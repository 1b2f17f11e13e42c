import { countSchema, flagSchema, integerField, timeSchema } from '../fields.ts'
import { messages } from '../messages.ts'
import { z } from '../zod.ts'
import { backupKinds } from './kinds.ts'
import { backupLimits } from './limits.ts'

const nameSchema = z.string().meta({ example: 'backup-20260131-093000-1a2b3c' })

/** Content of a backup. */
const backupContentSchema = z.object({
  site: z.string().meta({ example: 'Vaagai Wood-Pressed Oils' }),
  createdAt: timeSchema,
  products: countSchema,
  categories: countSchema,
  galleryItems: countSchema,
  accounts: countSchema,
  pictures: countSchema,
  missing: countSchema.meta({
    description: 'Pictures that the site itself had lost when the backup was made',
    example: 0,
  }),
})

const jobKinds = ['backup', 'check', 'restore', 'move'] as const

const backupJobSchema = z
  .object({
    _id: z.string().meta({ example: '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e33' }),
    kind: z.enum(jobKinds).meta({ example: 'backup' }),
    state: z.enum(['running', 'done', 'failed']).meta({ example: 'done' }),
    file: nameSchema,
    done: countSchema.meta({ description: 'Pictures so far', example: 40 }),
    total: countSchema.meta({ description: 'Pictures in all', example: 120 }),
    startedAt: timeSchema,
    startedBy: z.string().meta({ example: messages.user.fallbackName }),
    message: z.string().meta({ description: 'Why it failed', example: '' }),
    content: backupContentSchema.nullable(),
    before: z
      .object({
        name: z.string().meta({ example: 'before-restore-20260131-093000-1a2b3c' }),
        unproven: z.string().nullable().meta({
          description: 'Why it is but a plain copy of the database; null for a backup',
          example: null,
        }),
      })
      .nullable()
      .meta({ description: 'Of a restore: what is kept of the site as it was' }),
  })
  .meta({ id: 'BackupJob' })

const backupFileSchema = z
  .object({
    name: nameSchema,
    kind: z.enum(backupKinds).meta({ example: 'backup' }),
    bytes: countSchema.meta({ example: 48_000_000 }),
    createdAt: timeSchema,
    isEncrypted: flagSchema.meta({
      description: 'Whether only the shell can open it, with its key',
      example: false,
    }),
  })
  .meta({ id: 'BackupFile' })

const copySchema = z
  .object({
    behindSince: timeSchema.nullable().meta({
      description: 'Since when writes are missing in it; null while it keeps up within seconds',
    }),
    isLate: flagSchema.meta({ description: 'Whether that is over a minute ago', example: false }),
  })
  .nullable()
  .meta({ description: 'Of the copy elsewhere; null where there is none' })

export const backupStateSchema = z.object({
  /** The last job, running or not. */
  job: backupJobSchema.nullable(),
  files: z.array(backupFileSchema),
  automatic: z.object({
    every: countSchema.nullable().meta({ description: 'Hours; null for never', example: 24 }),
    kept: countSchema.meta({ example: 14 }),
  }),
  copy: copySchema,
})

/** Results of the last backups, for the operator. */
export const backupStatusSchema = z.object({
  provenAt: timeSchema
    .nullable()
    .meta({ description: 'When the last one was made and verified, manual or automatic' }),
  isOld: flagSchema.meta({ description: 'Whether that is too long ago', example: false }),
  failure: z.string().nullable().meta({
    description: 'Why the last one, manual or automatic, could not be made',
    example: null,
  }),
  isUnpruned: flagSchema.meta({
    description: 'Whether old ones could not be deleted',
    example: false,
  }),
  missing: countSchema.meta({
    description: 'Pictures that the site has lost and that the last one is without',
    example: 0,
  }),
  unsafeSettings: z.array(z.string()).meta({
    description:
      'Settings of PostgreSQL that are off, though a power cut may then take what was saved',
    example: [],
  }),
  copy: copySchema,
})

export const backupNameSchema = z.object({ name: nameSchema })

export const backupPartSchema = z.object({ received: flagSchema })

export const backupTicketSchema = z.object({
  address: z
    .string()
    .meta({ description: 'Opens for a minute', example: '/api/backups/download/5fGh' }),
})

export const backupCheckSchema = z.object({
  parts: integerField({ min: 1, max: backupLimits.parts })
    .optional()
    .meta({ description: 'Of an upload: how many there are', example: 6 }),
})

export type BackupContent = z.output<typeof backupContentSchema>
export type BackupJob = z.output<typeof backupJobSchema>
export type BackupFile = z.output<typeof backupFileSchema>
export type CopyState = z.output<typeof copySchema>
export type BackupStatus = z.output<typeof backupStatusSchema>
export type BackupState = z.output<typeof backupStateSchema>
