import { countSchema, flagSchema, timeSchema } from '../fields.ts'
import { z } from '../zod.ts'
import { accountLimits } from './limits.ts'
import { secondFactorMessages } from './messages.ts'
import { signedInSchema } from './sign-in.ts'

/** State of the user's own two-step sign-in. */
export const secondFactorSchema = z
  .object({
    on: flagSchema,
    required: flagSchema.meta({ description: 'Whether the site asks everybody for it' }),
    since: timeSchema.nullable(),
    recoveryCodesLeft: countSchema,
  })
  .meta({ id: 'SecondFactor' })

/** Key for an authenticator app. */
export const secondFactorKeySchema = z.object({
  key: z
    .string()
    .meta({ description: 'To type by hand', example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }),
  address: z.string().meta({
    description: 'To show as a picture that the app reads',
    example: 'otpauth://totp/Shop:meena%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Shop',
  }),
})

/** Confirms that an authenticator app has received the key. */
export const secondFactorCodeSchema = z.object({
  code: z
    .string({ error: secondFactorMessages.codeRequired })
    .trim()
    .min(1, secondFactorMessages.codeRequired)
    .max(accountLimits.secondFactor.code, secondFactorMessages.wrong)
    .meta({ description: 'Of the app', example: '492039' }),
})

const recoveryCodes = z.array(z.string().meta({ example: 'k7mq2x-w9d4hp-3vjsna-e6tzbf' }))
export const recoveryCodesSchema = z.object({ recoveryCodes })
export const secondFactorOnSchema = signedInSchema.extend({ recoveryCodes })

export type SecondFactor = z.output<typeof secondFactorSchema>
export type SecondFactorKey = z.output<typeof secondFactorKeySchema>
export type SecondFactorCode = z.output<typeof secondFactorCodeSchema>
