import { readFile } from 'node:fs/promises'

/** Megabytes that a process and those that it has started hold. */
export async function measureMemory(pid: number | undefined): Promise<number> {
  const [status, children] = await Promise.all([
    readFile(`/proc/${pid}/status`, 'utf8'),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'),
  ])
  const own = Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1]) / 1024
  const others = children.split(' ').filter(Boolean).map(Number).map(measureMemory)
  return Math.round((await Promise.all(others)).reduce((sum, bytes) => sum + bytes, own))
}
