import { flagSchema, idSchema, requiredText, timeSchema } from '../fields.ts'
import { messages } from '../messages.ts'
import { z } from '../zod.ts'
import { accountLimits } from './limits.ts'
import { passkeyMessages } from './messages.ts'

/** A passkey, as its owner sees it. */
export const passkeySchema = z
  .object({
    _id: idSchema,
    name: z.string().meta({ example: 'Phone' }),
    createdAt: timeSchema,
    lastUsedAt: timeSchema.nullable().meta({ description: 'Null where it was never used' }),
  })
  .meta({ id: 'Passkey' })

export const passkeysAvailableSchema = z.object({
  available: flagSchema.meta({ description: 'Whether anybody can sign in with a passkey' }),
})

/** Options that the browser passes to an authenticator, as WebAuthn defines them. */
export const passkeyOptionsSchema = z.looseObject({
  challenge: z.string().meta({ example: 'o1ZbYw2r6lq0…' }),
})

const part = z
  .string({ error: messages.validation.text })
  .min(1, passkeyMessages.failed)
  .max(accountLimits.passkey.part, passkeyMessages.failed)
  .regex(/^[\w-]+$/, passkeyMessages.failed)
  .meta({ example: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0' })

const credential = {
  id: part,
  rawId: part,
  type: z.literal('public-key', passkeyMessages.failed).meta({ example: 'public-key' }),
  clientExtensionResults: z.object({}, passkeyMessages.failed).default({}),
}

const object = { error: messages.validation.object }

/** The answer of an authenticator to a new passkey: `RegistrationResponseJSON`. */
export const passkeyCreateSchema = z.object({
  name: requiredText(accountLimits.passkey.name, passkeyMessages.nameRequired, 'Phone'),
  response: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: part,
          attestationObject: part,
          transports: z.array(z.string().max(20), messages.validation.list).max(10).default([]),
        },
        object,
      ),
    },
    object,
  ),
})

/** The answer of an authenticator that signs in: `AuthenticationResponseJSON`. */
export const passkeyUseSchema = z.object({
  response: z.object(
    {
      ...credential,
      response: z.object(
        {
          clientDataJSON: part,
          authenticatorData: part,
          signature: part,
          userHandle: part.optional(),
        },
        object,
      ),
    },
    object,
  ),
})

export type Passkey = z.output<typeof passkeySchema>
export type PasskeyCreate = z.output<typeof passkeyCreateSchema>
export type PasskeyUse = z.output<typeof passkeyUseSchema>
