import { build, type Plugin } from 'vite'

/**
 * `import text from './script.ts?inline-script'`: the module, with what it imports, as the text of one small
 * script. It stands in the page's HTML and so works before any file of scripts has come.
 */
export const inlineScripts: Plugin = {
  name: 'inline-scripts',
  load: {
    filter: { id: /\?inline-script$/ },
    async handler(id) {
      const [input = id] = id.split('?')
      const { code, modules } = await bundle(input)
      for (const module of modules) this.addWatchFile(module)
      return `export default ${JSON.stringify(code)}`
    },
  },
}

async function bundle(input: string) {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error(`Not one script: ${input}`)
  return { code: chunk.code.trim(), modules: chunk.moduleIds }
}
