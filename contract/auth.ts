import { z } from 'zod'
import { idSchema, requiredText, timeSchema } from './fields.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'

export const userSchema = z
  .object({
    _id: idSchema,
    name: z.string(),
    email: z.string(),
    role: z.string(),
    createdAt: timeSchema,
    updatedAt: timeSchema,
  })
  .meta({ id: 'User' })

/** Addresses are compared without regard to case. */
export const emailField = z
  .string({ error: messages.login.emailRequired })
  .trim()
  .toLowerCase()
  .min(1, messages.login.emailRequired)
  .max(limits.user.email, messages.validation.tooLong(limits.user.email))
  .pipe(z.email(messages.login.emailInvalid))

export const userNameField = requiredText(limits.user.name, messages.user.nameRequired)

export const newPasswordField = z
  .string({ error: messages.password.newRequired })
  .min(limits.user.password.min, messages.password.tooShort(limits.user.password.min))
  .max(limits.user.password.max, messages.validation.tooLong(limits.user.password.max))

/** A password to be checked, of whatever length it was once allowed to have. */
const presentedPassword = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .max(limits.user.password.max, messages.validation.tooLong(limits.user.password.max))

export const credentialsSchema = z.object({
  email: emailField,
  password: presentedPassword(messages.login.passwordRequired),
})

export const passwordUpdateSchema = z.object({
  currentPassword: presentedPassword(messages.password.currentRequired),
  newPassword: newPasswordField,
})

export const signedInSchema = z.object({ token: z.string(), user: userSchema })
export const meSchema = z.object({ success: z.literal(true), user: userSchema })
export const sessionSchema = z.object({ expiresAt: timeSchema })

export type User = z.output<typeof userSchema>
export type Credentials = z.output<typeof credentialsSchema>
export type PasswordUpdate = z.output<typeof passwordUpdateSchema>
export type SignedIn = z.output<typeof signedInSchema>
