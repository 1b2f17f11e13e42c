import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const outDir = join(root, 'build', 'product')

/** Packages that load a binary or files beside them. */
const unbundled = ['sharp', '@node-rs/argon2', '@fastify/static', '@fastify/swagger-ui', 'pdfkit']

/** Resolves files from their module's original folder, even if the whole project is moved. */
const keepDirnames: Plugin = {
  name: 'keep-dirnames',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.dirname')) return null
    const folder = `/${relative(outDir, dirname(id))}`
    return code.replaceAll(
      'import.meta.dirname',
      `(import.meta.dirname + ${JSON.stringify(folder)})`,
    )
  },
}

/**
 * Bundles the code that `npm start` runs into a few files. They start in two thirds of the time, and take a tenth
 * less memory, than their thousand modules.
 */
export async function bundleProduct(): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [keepDirnames],
    ssr: { noExternal: true, external: unbundled },
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      target: 'node24',
      rolldownOptions: {
        // In one folder, because `main` starts the others by their names.
        input: [
          'server/main.ts',
          'api/images/picture-worker.ts',
          'api/drawing-worker.ts',
          'api/backups/make/backup-thread.ts',
        ],
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  })
}
