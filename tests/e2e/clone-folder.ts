import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A copy that costs next to nothing: the file of an image is named by its bytes and never changed,
 * so the copies share it where the file system can. A database is copied. What is there already stays.
 */
export function cloneFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) cloneFolder(source, target)
    else if (existsSync(target)) continue
    else if (entry.name.includes('.sqlite')) copyFileSync(source, target)
    else shareFile(source, target)
  }
}

function shareFile(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    // On another disk, for one.
    copyFileSync(source, target)
  }
}
