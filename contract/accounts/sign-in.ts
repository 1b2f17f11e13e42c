import { succeeded } from '../envelope.ts'
import {
  cleanText,
  countSchema,
  flagSchema,
  idSchema,
  requiredText,
  timeSchema,
} from '../fields.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { countCodePoints } from '../text/text-length.ts'
import { z } from '../zod.ts'
import { accountLimits } from './limits.ts'
import { secondFactorMessages } from './messages.ts'

/** Action that an account must take before anything else, if the operator requires it. */
export const requiredActionSchema = z
  .enum(['password', 'second-factor'])
  .meta({ example: 'second-factor' })

const userSchema = z
  .object({
    _id: idSchema,
    name: z.string().meta({ example: 'Meena Ravi' }),
    email: z.string().meta({ example: 'meena@example.com' }),
    role: z.string().meta({ example: messages.user.fallbackRole }),
    createdAt: timeSchema,
    updatedAt: timeSchema,
    passwordMadeUp: flagSchema.optional().meta({
      description: 'Where the password is one that the program made up: better changed',
    }),
    withPasskey: flagSchema.optional().meta({
      description: 'Where a passkey opened the session, and can confirm it',
    }),
    requiredAction: requiredActionSchema.optional().meta({
      description:
        'What is to be done first, where the site demands it: until then nothing else is allowed',
    }),
  })
  .meta({ id: 'User' })

/** E-mail addresses are compared case-insensitively. */
export const emailField = z
  .string({ error: messages.login.emailRequired })
  .trim()
  .toLowerCase()
  .min(1, messages.login.emailRequired)
  .max(accountLimits.email, messages.validation.tooLong(accountLimits.email))
  .pipe(z.email(messages.login.emailInvalid))
  .meta({ example: 'meena@example.com' })

export const userNameField = requiredText(accountLimits.name, messages.user.nameRequired)

const { min, max } = accountLimits.password

/** Composed (NFC), because one keyboard writes a letter as one character and another as two. */
export const newPasswordField = z
  .string({ error: messages.password.newRequired })
  .normalize('NFC')
  .min(min, messages.password.tooShort(min))
  .max(max, messages.validation.tooLong(max))
  .meta({ example: 'another long sentence' })

/** A password to check as it was typed, of any length that was ever allowed. */
const anyPassword = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .refine(
      (typed) => countCodePoints(typed.normalize('NFC')) <= max,
      messages.validation.tooLong(max),
    )
    .meta({ example: 'a long sentence is best' })

/** The current password, entered again to confirm the user's identity. */
const presentedPassword = anyPassword(messages.password.currentRequired)

export const codeField = z
  .string({ error: messages.validation.text })
  .trim()
  .max(accountLimits.secondFactor.code, secondFactorMessages.wrong)
  .optional()
  .meta({
    description:
      'Where two-step sign-in is on: the code of the authenticator app, or a recovery code',
    example: '492039',
  })

export const credentialsSchema = z.object({
  email: emailField,
  password: anyPassword(messages.login.passwordRequired),
  code: codeField,
})

/** Entered again before the most critical actions. */
export const confirmationSchema = z.object({ password: presentedPassword, code: codeField })

export const passwordUpdateSchema = z.object({
  currentPassword: presentedPassword,
  newPassword: newPasswordField,
})

export const signedInSchema = z.object({
  token: z.string().meta({ example: 'x4bI1dTj7Wq0…' }),
  user: userSchema,
})
export const meSchema = z.object({ success: succeeded, user: userSchema })
export const sessionSchema = z.object({ expiresAt: timeSchema })

/** A session that has not ended. */
export const openSessionSchema = z
  .object({
    _id: idSchema,
    user: z.object({
      _id: idSchema,
      name: z.string().meta({ example: 'Meena Ravi' }),
      email: z.string().meta({ example: 'meena@example.com' }),
    }),
    device: z.string().meta({ example: 'Chrome on Android' }),
    address: z.string().meta({ example: '203.0.113.7' }),
    createdAt: timeSchema,
    lastUsedAt: timeSchema.meta({ description: 'To the minute' }),
    expiresAt: timeSchema,
    isCurrent: flagSchema.meta({ description: 'The one that asks' }),
  })
  .meta({ id: 'OpenSession' })

/** Sessions to end: one by its id, or else all of a user's except the requesting one. */
function ownedId(description: string) {
  return cleanText(limits.list.search)
    .min(1, messages.validation.unknownId)
    .optional()
    .meta({ description, example: '0199f4a2' })
}

/** Strict, because a mistyped key would otherwise count as missing and end all sessions. */
export const sessionsEndSchema = z.strictObject({
  session: ownedId('Id of a session'),
  user: ownedId('Id of a user; your own account where left out'),
})
export const sessionsEndedSchema = z.object({ ended: countSchema })

export type OpenSession = z.output<typeof openSessionSchema>
export type SessionsEnd = z.output<typeof sessionsEndSchema>
export type RequiredAction = z.output<typeof requiredActionSchema>
export type User = z.output<typeof userSchema>
export type Credentials = z.output<typeof credentialsSchema>
export type Confirmation = z.output<typeof confirmationSchema>
export type PasswordUpdate = z.output<typeof passwordUpdateSchema>
