import { booleanField, flagSchema, idSchema, timeSchema } from '../fields.ts'
import { z } from '../zod.ts'
import { accountLimits } from './limits.ts'
import { accountMessages } from './messages.ts'
import { codeField, emailField, newPasswordField, userNameField } from './sign-in.ts'

/** An account as everybody with an account sees it. */
export const accountSchema = z
  .object({
    _id: idSchema,
    name: z.string().meta({ example: 'Meena Ravi' }),
    email: z.string().meta({ example: 'meena@example.com' }),
    lastSeenAt: timeSchema.nullable().meta({ description: 'To the minute; null for never' }),
    twoStep: flagSchema.meta({ description: 'Whether two-step sign-in is on' }),
    active: flagSchema.meta({ description: 'False where the account is switched off' }),
    you: flagSchema.meta({ description: 'The one that asks' }),
  })
  .meta({ id: 'Account' })

/** An invitation that can still be used; its address is shown once, when it is created. */
export const openInvitationSchema = z
  .object({ _id: idSchema, name: z.string().meta({ example: 'Kavitha' }), until: timeSchema })
  .meta({ id: 'OpenInvitation' })

const address = z.string().meta({
  description: 'Shown this once: only a hash of its code is stored',
  example: 'https://example.com/admin/join#iZ3yQk8v1xT0b9d2uPq7LrA',
})

export const invitationSchema = openInvitationSchema.extend({ address }).meta({ id: 'Invitation' })
export const signInLinkSchema = z.object({ address, until: timeSchema }).meta({ id: 'SignInLink' })

export const inviteSchema = z.object({ name: userNameField.meta({ example: 'Kavitha' }) })
export const accountUpdateSchema = z.object({ active: booleanField })

/** An omitted field keeps its value. */
export const ownAccountSchema = z.object({
  name: userNameField.optional().meta({ example: 'Meena Ravi' }),
  email: emailField.optional(),
})

export const joinSchema = z.object({
  code: z
    .string({ error: accountMessages.codeRequired })
    .trim()
    .min(1, accountMessages.codeRequired)
    .max(accountLimits.code, accountMessages.linkEnded)
    .meta({ description: 'Of the link, behind its `#`', example: 'iZ3yQk8v1xT0b9d2uPq7LrA' }),
  email: emailField.optional().meta({
    description: 'Required with an invitation; with a sign-in link the account keeps its own',
  }),
  password: newPasswordField,
  secondFactor: codeField,
})

export type Account = z.output<typeof accountSchema>
export type OpenInvitation = z.output<typeof openInvitationSchema>
export type Join = z.output<typeof joinSchema>
export type OwnAccount = z.output<typeof ownAccountSchema>
