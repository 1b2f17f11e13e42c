import { pageQuery, queryText, timeSchema } from '../fields.ts'
import { messages } from '../messages.ts'
import { catalogueKinds } from '../record-kinds.ts'
import { z } from '../zod.ts'
import { auditLimits } from './limits.ts'

/** The kinds of record whose writes are logged. */
export const auditEntities = [
  ...catalogueKinds,
  'price-revision',
  'order',
  'navigation',
  'settings',
  'setup',
  'account',
  'site',
] as const

/** Actions in the log. */
export const auditActions = [
  'create',
  'update',
  'delete',
  'restore',
  'erase',
  'upload',
  'download',
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'password-change',
  'password-confirm',
  'sessions-end',
  'second-factor-on',
  'second-factor-off',
  'second-factor-failed',
  'recovery-codes-new',
  'recovery-code-used',
  'invite',
  'invitation-withdraw',
  'sign-in-link',
  'switch-off',
  'switch-on',
  'passkey-add',
  'passkey-remove',
] as const

/** Actions logged without an account, because nobody is signed in. */
export const failedActions: AuditAction[] = ['sign-in-failed', 'second-factor-failed']

const auditAuthors = ['people', 'program'] as const

/** A record's fields in a log entry. */
export const auditFieldsSchema = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .meta({ example: { price: 320 } })

export const auditEntrySchema = z
  .object({
    _id: z.string().meta({ description: 'Number of the entry', example: '1042' }),
    at: timeSchema,
    action: z.enum(auditActions).meta({ example: 'update' }),
    entity: z.enum(auditEntities).meta({ example: 'product' }),
    record: z.object({
      _id: z.string().meta({ example: '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11' }),
      name: z.string().meta({ example: 'Groundnut Oil 1 L' }),
    }),
    user: z
      .object({
        _id: z.string().meta({ example: '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e22' }),
        name: z.string().meta({ example: 'Meena Ravi' }),
      })
      .meta({ description: 'Both empty for what the program did by itself' }),
    requestId: z.string().meta({ example: '6f9d8a1e-2f7b-4c55-9a0e-1f2d3c4b5a69' }),
    address: z.string().meta({ example: '203.0.113.7' }),
    before: auditFieldsSchema
      .nullable()
      .meta({ description: 'The fields that changed; every field of what was deleted' }),
    after: auditFieldsSchema
      .nullable()
      .meta({ description: 'The fields that changed; every field of what was created' }),
  })
  .meta({ id: 'AuditEntry' })

const instant = z
  .union([z.literal(''), z.iso.datetime(messages.audit.time)], { error: messages.audit.time })
  .transform((text) => (text === '' ? undefined : Date.parse(text)))

export const auditQuerySchema = z.object({
  ...pageQuery(auditLimits.page, auditLimits.maxPage),
  entity: z
    .enum(auditEntities)
    .optional()
    .meta({ description: 'Kind of the record', example: 'product' }),
  action: z.enum(auditActions).optional().meta({ description: 'What was done', example: 'update' }),
  by: z.enum(auditAuthors).optional().meta({
    description: 'Whose writes: those of people, or those that the program did by itself',
    example: 'people',
  }),
  record: queryText('Id of the record', '0199f4a2'),
  user: queryText('Id of the user', '0199f4a2'),
  from: instant
    .optional()
    .meta({ description: 'The earliest time', example: '2026-01-01T00:00:00Z' }),
  to: instant
    .optional()
    .meta({ description: 'The time before which', example: '2026-02-01T00:00:00Z' }),
})

export type AuditEntity = (typeof auditEntities)[number]
export type AuditAction = (typeof auditActions)[number]
export type AuditEntry = z.output<typeof auditEntrySchema>
export type AuditQuery = z.output<typeof auditQuerySchema>
