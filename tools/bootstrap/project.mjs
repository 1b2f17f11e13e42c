import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Folder for everything that can be regenerated at any time. */
export const cacheDir = join(root, '.cache')

/** The oldest Node.js that the bootstrap itself runs on. */
export const oldestNode = 20

/** The oldest Node.js that the product runs on. */
export const oldestProductNode = 24
