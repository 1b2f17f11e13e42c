import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { emailField, userNameField } from '../../../contract/accounts/sign-in.ts'
import { messages } from '../../../contract/messages.ts'
import { countOf } from '../../../contract/text/count.ts'
import { readEnv } from '../../../env/env.ts'
import { StartError } from '../../../env/start-error.ts'
import { openDatabase } from '../../db/database.ts'
import type { Database } from '../../db/schema.ts'
import { requireSite } from '../../open-site.ts'
import { runCli } from '../../run-cli.ts'
import {
  createAdministrator,
  listAdministrators,
  resetPassword,
  resetSecondFactor,
  signOutEverywhere,
} from './administrators.ts'

const usage = `Usage:
  npm run admin -- create <e-mail> [--name <name>]   adds an administrator and shows the password
  npm run admin -- reset-password <e-mail>           gives a new password and ends every session
  npm run admin -- end-sessions <e-mail>             signs the administrator out everywhere
  npm run admin -- reset-second-factor <e-mail>      turns two-step sign-in off for who lost the phone
  npm run admin -- list                              shows all administrators`

type Command = (db: Database) => Promise<string[]>

/** @throws StartError with the usage if the arguments are not a command */
function readCommand(args: string[]): Command {
  const { positionals, values } = parseArguments(args)
  const [name, email, ...unknown] = positionals
  // A name without `--name` would otherwise be ignored.
  if (unknown.length > 0) throw new StartError(usage)
  if (name === 'list') return list
  if (name === 'create') {
    const user = {
      email: read(emailField, email),
      name: read(userNameField, values.name ?? messages.user.fallbackName),
    }
    return async (db) => describeCredentials(await createAdministrator(db, user))
  }
  const command = commands[name ?? '']
  if (!command) throw new StartError(usage)
  const address = read(emailField, email)
  return (db) => command(db, address)
}

/** Commands by name, each for the account of an e-mail address. */
const commands: Record<string, (db: Database, email: string) => Promise<string[]>> = {
  'reset-password': async (db, email) => describeCredentials(await resetPassword(db, email)),
  'end-sessions': async (db, email) => [
    `${email} was signed out of ${countOf(await signOutEverywhere(db, email), 'session')}.`,
  ],
  async 'reset-second-factor'(db, email) {
    await resetSecondFactor(db, email)
    return [`Two-step sign-in of ${email} is off. The password alone opens the account.`]
  },
}

const list: Command = async (db) => {
  const users = await listAdministrators(db)
  if (users.length === 0) return ['There are no administrators yet.']
  return users.map(
    ({ email, name, createdAt, active }) =>
      `${email}  ${name}, since ${createdAt.slice(0, 10)}${active ? '' : ', switched off'}`,
  )
}

function describeCredentials({ email, password }: { email: string; password: string }): string[] {
  return [`Sign in as  ${email}`, `Password    ${password}   (shown only this once)`]
}

function parseArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { name: { type: 'string' } } })
  } catch {
    throw new StartError(usage)
  }
}

function read<T>(schema: z.ZodType<T>, value: string | undefined): T {
  const result = schema.safeParse(value)
  if (!result.success) throw new StartError(`${result.error.issues[0]?.message}\n\n${usage}`)
  return result.data
}

await runCli(async (args) => {
  const command = readCommand(args)
  const env = readEnv()
  requireSite(env)
  await using db = await openDatabase(env)
  for (const line of await command(db)) console.info(line)
})
