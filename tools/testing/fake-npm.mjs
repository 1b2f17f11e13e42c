// Stands in for npm in tests of the bootstrap, without a network.
import { appendFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const log = new URL('npm.log', import.meta.url)
const [command, ...args] = process.argv.slice(2)
const dev = args.find((argument) => /^--(include|omit)=dev$/.test(argument))
appendFileSync(log, `${[command, dev].filter(Boolean).join(' ')}\n`)

if (process.env.FAKE_NPM === 'offline') {
  console.error('npm error code ENOTFOUND\nnpm error network request to the registry failed')
  process.exit(1)
}
if (command === 'install' && !dev) {
  const bin = join('node_modules', args[0]?.split('@')[0] ?? '', 'bin')
  mkdirSync(bin, { recursive: true })
  symlinkSync(process.execPath, join(bin, 'node'))
}
if (dev) {
  mkdirSync('node_modules/.bin', { recursive: true })
  if (process.env.FAKE_NPM === 'hang') {
    appendFileSync(log, 'hangs\n')
    await new Promise(() => setInterval(() => {}, 1000))
  }
  const builder = `
    import { appendFileSync, mkdirSync } from 'node:fs'
    appendFileSync('npm.log', 'build\\n')
    mkdirSync('build', { recursive: true })
    if (process.env.FAKE_BUILD === 'broken') { console.error('no such part'); process.exit(1) }`
  writeFileSync('node_modules/.bin/react-router', builder)
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const installed = Object.entries(packages).filter(
    ([, { dev: isDev }]) => dev === '--include=dev' || !isDev,
  )
  const account = JSON.stringify({ packages: Object.fromEntries(installed) })
  writeFileSync('node_modules/.package-lock.json', account)
}
