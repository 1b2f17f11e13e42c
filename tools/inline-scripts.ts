import { build, type Plugin } from 'vite'

/**
 * `import text from './script.ts?inline-script'` gives the module and its imports as the text of one small
 * script. It is placed in the page's HTML, so it works before any script file has loaded.
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
