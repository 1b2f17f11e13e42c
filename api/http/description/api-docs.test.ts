import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiPrefix } from '../../../contract/paths.ts'
import { createAdministrator } from '../../features/accounts/administrators.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { drawPicture } from '../../testing/pictures/pictures.ts'

const page = await readFile(join(import.meta.dirname, '../../../docs/api.md'), 'utf8')
const fences = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text]) => ({
  language,
  text: text ?? '',
}))
/** The first one contains the reader's own data. */
const commands = fences.filter(({ language }) => language === 'sh').slice(1)

const hasCurl = spawnSync('curl', ['--version']).status === 0

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await createTestApi('sqlite')
  folder = await mkdtemp(join(tmpdir(), 'vaagai-page-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

function expectShown(printed: string[]) {
  for (const [index, command] of commands.entries()) {
    const { language, text = '' } = fences[fences.indexOf(command) + 1] ?? {}
    const response = language === 'json' ? JSON.parse(printed[index] ?? '') : printed[index]
    const shown = language === 'json' ? readShown(text) : text.trim()
    expect({ response }).toMatchObject({ response: shown })
  }
}

it.skipIf(!hasCurl)(
  'the page about the API shows commands that work (runs where curl is installed)',
  async () => {
    const { origin } = await api.listen()
    const account = await createAdministrator(api.db, { email: 'meena@example.com', name: 'Meena' })
    for (const [seed, name] of ['honey.jpg', 'back.jpg'].entries())
      await writeFile(join(folder, name), await drawPicture({ seed }).jpeg().toBuffer())
    const mark = '--- end of a command ---'
    const script = commands.map(({ text }) => `${text}\nprintf '\\n${mark}\\n'\n`).join('')
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env: {
        ...process.env,
        API: origin + apiPrefix,
        EMAIL: account.email,
        PASSWORD: account.password,
      },
    })

    const printed = stdout.split(mark).map((text) => text.trim())
    expect(commands.length).toBeGreaterThan(5)
    expectShown(printed)
  },
)

/** A response as the page shows it; `…` stands for any value. */
function readShown(text: string): object {
  return JSON.parse(text, (_, value) => (value === '…' ? expect.anything() : value))
}
