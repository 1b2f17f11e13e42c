import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change } from './disk-log.ts'

/** A change that no sync has covered: a power cut may take it. `at` numbers all in the order of time. */
type FileChange = { at: number; offset: number; bytes: Buffer } | { at: number; size: number }
type EntryChange = { at: number; name: string; node: Node | null }

type File = { kind: 'file'; content: Buffer; pending: FileChange[] }
type Folder = { kind: 'folder'; entries: Map<string, Node>; pending: EntryChange[] }
type Node = File | Folder

/** Decides about one change, or one piece of a write, whether the power cut leaves it. */
export type Keeps = (at: number, of: 'entries' | 'content') => boolean

/**
 * Contents of a disk for good, as strictly as POSIX says: the content of a file as it was when that file was
 * synced, a name when the folder that it stands in was. Of what came after, any part may be there.
 */
export class DiskModel {
  #root: Folder
  #nodes = new Map<bigint, Node>()
  #changes = 0

  /** All that stands in a folder counts as synced. */
  constructor(folder: string) {
    this.#root = this.#readFolder(folder)
  }

  /** Number of changes. */
  get changes(): number {
    return this.#changes
  }

  #readFolder(path: string): Folder {
    const folder: Folder = { kind: 'folder', entries: new Map(), pending: [] }
    this.#nodes.set(inodeOf(path), folder)
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const inner = join(path, entry.name)
      folder.entries.set(
        entry.name,
        entry.isDirectory() ? this.#readFolder(inner) : this.#readFile(inner),
      )
    }
    return folder
  }

  #readFile(path: string): File {
    const file: File = { kind: 'file', content: readFileSync(path), pending: [] }
    this.#nodes.set(inodeOf(path), file)
    return file
  }

  apply(change: Change): void {
    const at = this.#changes++
    switch (change.kind) {
      case 'create':
        this.#nodes.set(change.inode, { kind: 'file', content: Buffer.alloc(0), pending: [] })
        this.#enter(at, change, this.#nodes.get(change.inode))
        break
      case 'make-folder':
        this.#nodes.set(change.inode, { kind: 'folder', entries: new Map(), pending: [] })
        this.#enter(at, change, this.#nodes.get(change.inode))
        break
      case 'link':
        this.#enter(at, change, this.#nodes.get(change.inode))
        break
      case 'remove':
        this.#enter(at, change, null)
        break
      case 'write':
        this.#file(change.inode).pending.push({ at, offset: change.offset, bytes: change.bytes })
        break
      case 'truncate':
        this.#file(change.inode).pending.push({ at, size: change.size })
        break
      case 'sync':
        sync(this.#nodes.get(change.inode))
    }
  }

  #enter(at: number, { folder, name }: { folder: bigint; name: string }, node?: Node | null): void {
    const parent = this.#nodes.get(folder)
    if (parent?.kind !== 'folder' || node === undefined)
      throw new Error(`${name} comes from nowhere`)
    parent.pending.push({ at, name, node })
  }

  #file(inode: bigint): File {
    const node = this.#nodes.get(inode)
    if (node?.kind !== 'file') throw new Error('What was written to was never made')
    return node
  }

  /** Puts into an empty folder what a power cut leaves. Writes are torn at multiples of `piece` bytes. */
  write(path: string, keeps: Keeps, piece: number): void {
    writeFolder(this.#root, path, keeps, piece)
  }
}

function inodeOf(path: string): bigint {
  return statSync(path, { bigint: true }).ino
}

const all: Keeps = () => true

function sync(node: Node | undefined): void {
  if (node?.kind === 'file') {
    node.content = contentOf(node, all, Number.POSITIVE_INFINITY)
    node.pending = []
  } else if (node) {
    node.entries = entriesOf(node, all)
    node.pending = []
  }
}

function writeFolder(folder: Folder, path: string, keeps: Keeps, piece: number): void {
  for (const [name, node] of entriesOf(folder, keeps)) {
    const inner = join(path, name)
    if (node.kind === 'file') writeFileSync(inner, contentOf(node, keeps, piece))
    else {
      mkdirSync(inner)
      writeFolder(node, inner, keeps, piece)
    }
  }
}

function entriesOf(folder: Folder, keeps: Keeps): Map<string, Node> {
  const entries = new Map(folder.entries)
  for (const { at, name, node } of folder.pending) {
    if (!keeps(at, 'entries')) continue
    if (node) entries.set(name, node)
    else entries.delete(name)
  }
  return entries
}

function contentOf(file: File, keeps: Keeps, piece: number): Buffer {
  if (file.pending.length === 0) return file.content
  const ends = file.pending.map((change) =>
    'size' in change ? change.size : change.offset + change.bytes.length,
  )
  const content = Buffer.alloc(Math.max(file.content.length, ...ends))
  file.content.copy(content)
  let size = file.content.length
  for (const change of file.pending) {
    if ('size' in change) {
      if (!keeps(change.at, 'content')) continue
      if (change.size < size) content.fill(0, change.size, size)
      size = change.size
    } else
      for (const { start, end } of piecesOf(change.offset, change.bytes.length, piece)) {
        if (!keeps(change.at, 'content')) continue
        change.bytes.copy(content, start, start - change.offset, end - change.offset)
        size = Math.max(size, end)
      }
  }
  return content.subarray(0, size)
}

/** The parts of a write that a disk takes whole or not at all. */
function* piecesOf(offset: number, length: number, piece: number) {
  const last = offset + length
  for (let start = offset; start < last; ) {
    const next = Number.isFinite(piece) ? (Math.floor(start / piece) + 1) * piece : last
    const end = Math.min(next, last)
    yield { start, end }
    start = end
  }
}
