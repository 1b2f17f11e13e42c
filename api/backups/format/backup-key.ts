import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { StartError } from '../../../env/start-error.ts'
import { readPrivateKeys } from './encryption.ts'

/**
 * Reads the private keys of encrypted backups from a file on this machine, or else asks for them.
 * @throws StartError if there are none
 */
export async function requireKeys(file: string | undefined): Promise<string[]> {
  const keys = await readPrivateKeys(file === undefined ? await askForKey() : readKeyFile(file))
  if (keys) return keys
  throw new StartError(
    file === undefined
      ? 'This backup is encrypted: name the file that holds its key, with --key FILE.'
      : `${file} holds no key of age, which begins with AGE-SECRET-KEY-1.`,
  )
}

function readKeyFile(file: string): string {
  return readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8')
}

/** Prompts without showing the input; returns a blank text where nobody can be asked. */
async function askForKey(): Promise<string> {
  const { stdin, stderr } = process
  if (stdin.isTTY) stderr.write('Key of the backup (AGE-SECRET-KEY-1…): ')
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY === true })
  for await (const line of lines) {
    if (stdin.isTTY) stderr.write('\n')
    return line
  }
  return ''
}
