import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

type Service = {
  read_only: boolean
  tmpfs: string[]
  cap_drop: string[]
  security_opt: string[]
  volumes: string[]
  stop_grace_period: string
  environment: Record<string, string | number>
}

const file = join(import.meta.dirname, '..', '..', 'deploy', 'compose.yaml')
const app: Service = parse(readFileSync(file, 'utf8'), { merge: true })['x-app']

/** Limits that compose.yaml gives a process of the catalogue, as arguments of `podman run`. */
export const confinement: string[] = [
  ...(app.read_only ? ['--read-only'] : []),
  ...app.tmpfs.flatMap((path) => ['--tmpfs', path]),
  ...app.cap_drop.map((name) => `--cap-drop=${name}`),
  ...app.security_opt.map((option) => `--security-opt=${option.replace(':true', '')}`),
  ...app.volumes.flatMap((volume) => ['--volume', volume]),
]

export const stopGraceSeconds = Number.parseInt(app.stop_grace_period, 10)

/** Environment of a process by compose.yaml, with these secrets and the defaults of all others. */
export function readEnvironment(secrets: Record<string, string>): Record<string, string> {
  const fill = (text: string) =>
    text.replace(
      /\$\{(\w+):([?-])([^}]*)\}/g,
      (_, name: string, kind: string, fallback: string) => {
        const value = secrets[name] ?? (kind === '-' ? fallback : undefined)
        if (value === undefined) throw new Error(`compose.yaml asks for ${name}`)
        return value
      },
    )
  return Object.fromEntries(
    Object.entries(app.environment).map(([name, value]) => [name, fill(String(value))]),
  )
}
