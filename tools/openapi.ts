// Writes the API as its routes declare it: the OpenAPI file, and the types of the site's client made from it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { mountApi } from '../api/app.ts'
import { openDatabase } from '../api/db/database.ts'
import { createServer } from '../api/http/create-server.ts'
import { createImages } from '../api/images/images.ts'
import { openImageStore } from '../api/images/open-store.ts'
import { readEnv } from '../env/env.ts'

const root = join(import.meta.dirname, '..')

/** The description that the API of a fresh database gives of itself. */
async function readDocument(): Promise<OpenAPI3> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vaagai-openapi-'))
  const env = { ...readEnv({ LOG_LEVEL: 'silent' }), dataDir }
  const db = await openDatabase(env)
  const server = createServer(env)
  try {
    const images = createImages({ db, store: await openImageStore(env), log: server.log })
    await mountApi(server, { env, db, images })
    const response = await server.inject('/api/docs/json')
    return response.json()
  } finally {
    await server.close()
    await db.destroy()
    rmSync(dataDir, { recursive: true })
  }
}

const document = await readDocument()
const types = astToString(await openapiTypes(document, { defaultNonNullable: false }))
const files = {
  'api/openapi.generated.json': `${JSON.stringify(document, null, 2)}\n`,
  'web/requests/api.generated.ts': `/** Made from the API's description by npm run openapi. */\n${types}`,
}

for (const [path, content] of Object.entries(files)) {
  writeFileSync(join(root, path), content)
  console.info(`${path} written`)
}
