import { z } from 'zod'
import { succeeded } from './envelope.ts'
import { idSchema, requiredText, timeSchema } from './fields.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'

export const userSchema = z
  .object({
    _id: idSchema,
    name: z.string().meta({ example: 'Meena Ravi' }),
    email: z.string().meta({ example: 'meena@example.com' }),
    role: z.string().meta({ example: messages.user.fallbackRole }),
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
  .meta({ example: 'meena@example.com' })

export const userNameField = requiredText(limits.user.name, messages.user.nameRequired)

export const newPasswordField = z
  .string({ error: messages.password.newRequired })
  .min(limits.user.password.min, messages.password.tooShort(limits.user.password.min))
  .max(limits.user.password.max, messages.validation.tooLong(limits.user.password.max))
  .meta({ example: 'another long sentence' })

/** A password to be checked, of whatever length it was once allowed to have. */
const presentedPassword = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .max(limits.user.password.max, messages.validation.tooLong(limits.user.password.max))
    .meta({ example: 'a long sentence is best' })

export const credentialsSchema = z.object({
  email: emailField,
  password: presentedPassword(messages.login.passwordRequired),
})

export const passwordUpdateSchema = z.object({
  currentPassword: presentedPassword(messages.password.currentRequired),
  newPassword: newPasswordField,
})

export const signedInSchema = z.object({
  token: z.string().meta({ example: 'x4bI1dTj7Wq0…' }),
  user: userSchema,
})
export const meSchema = z.object({ success: succeeded, user: userSchema })
export const sessionSchema = z.object({ expiresAt: timeSchema })

export type User = z.output<typeof userSchema>
export type Credentials = z.output<typeof credentialsSchema>
export type PasswordUpdate = z.output<typeof passwordUpdateSchema>
