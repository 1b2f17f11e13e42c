import { realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'
import type { S3Settings } from './s3-settings.ts'
import { siteFolders } from './site-folders.ts'
import { StartError } from './start-error.ts'

/**
 * Target to which every write is copied: a folder, or a part of a bucket. `prefix` is blank or ends with a
 * slash.
 */
export type CopyAddress =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; s3: S3Settings; prefix: string }

type Folders = { dataDir: string; backupTo: string | undefined }
type Given = {
  /** `COPY_TO`, a relative path already resolved. */
  to: string
  folders: Folders
  s3: S3Settings | undefined
  /** Account from `COPY_S3_…`; undefined if none of them is set. */
  own: Omit<S3Settings, 'bucket'> | undefined
}

const form = 'must be a folder, or like s3://bucket/prefix'

/** @throws StartError if the copy would be inside the folder that it copies, or has no keys */
export function readCopyAddress({ to, folders, s3, own }: Given): CopyAddress {
  if (!to.startsWith('s3:')) return { kind: 'folder', folder: requireOwnFolder(to, folders) }
  const [, bucket, path = ''] =
    to.match(/^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/) ?? []
  const parts = path.split('/').filter((part) => part !== '')
  if (!bucket || parts.includes('..') || parts.includes('.'))
    throw new StartError(`COPY_TO: ${form}`)
  const settings = own ?? s3
  if (!settings)
    throw new StartError(
      'COPY_S3_ACCESS_KEY_ID: must be set where COPY_TO is a bucket and S3_… is not',
    )
  const isSameBucket =
    s3?.bucket === bucket && s3.endpoint === settings.endpoint && s3.region === settings.region
  if (isSameBucket && Object.values(siteFolders).some((name) => name === parts[0]))
    throw new StartError(
      `COPY_TO: must not be ${parts[0]}/ of the bucket, which the site itself uses`,
    )
  return {
    kind: 's3',
    s3: { ...settings, bucket },
    prefix: parts.map((part) => `${part}/`).join(''),
  }
}

/**
 * A copy inside the folder that it copies would be lost with it, and one beside backups would be taken for a
 * backup.
 */
function requireOwnFolder(folder: string, { dataDir, backupTo }: Folders): string {
  const real = realPath(folder)
  const taken = { DATA_DIR: dataDir, ...(backupTo && { BACKUP_TO: backupTo }) }
  for (const [name, path] of Object.entries(taken)) {
    const other = realPath(path)
    if (isWithin(real, other) || isWithin(other, real))
      throw new StartError(`COPY_TO: must not be ${name}, in it or around it (it is ${folder})`)
  }
  return folder
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

/** Resolves symbolic links, as far as the path exists. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    const parent = dirname(path)
    return parent === path ? path : join(realPath(parent), basename(path))
  }
}

/** Relative paths start at `root`. */
export function resolveCopyTo(root: string, to: string): string {
  return to.startsWith('s3:') ? to : resolve(root, to)
}
