import { createTarPacker, type TarHeader } from 'modern-tar'
import { memberNames, sha256 } from '../backups/format/format.ts'
import type { Member } from '../backups/format/tar.ts'
import type { TableName } from '../db/tables/roles.ts'
import type { Row } from '../db/tables/rows.ts'

/** A member of a made-up backup; `header` overrides fields of its tar header. */
export type CraftedMember = Member & { header?: Partial<TarHeader> }

type AnyRow = Record<string, unknown>

/** Changes the rows of a table. */
export function withRows(
  members: CraftedMember[],
  table: TableName,
  change: (rows: AnyRow[]) => AnyRow[],
): CraftedMember[] {
  const name = memberNames.rows(table, 0)
  const found = members.find((member) => member.name === name)
  const rows = found ? Buffer.from(found.bytes).toString().split('\n').filter(Boolean) : []
  return withMember(members, {
    name,
    bytes: Buffer.from(
      change(rows.map((row) => JSON.parse(row)))
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
    ),
  })
}

/** Changes the first row of a table. */
export function withRow(members: CraftedMember[], table: TableName, change: AnyRow) {
  return withRows(members, table, ([first, ...rest]) => {
    if (!first) throw new Error(`The backup has no row of ${table}`)
    return [{ ...first, ...change }, ...rest]
  })
}

/** Adds a member before the sums, or replaces the member of that name. */
export function withMember(members: CraftedMember[], added: CraftedMember): CraftedMember[] {
  if (members.some(({ name }) => name === added.name))
    return members.map((member) => (member.name === added.name ? added : member))
  const at = members.findIndex(({ name }) => name === memberNames.sums)
  return [...members.slice(0, at), added, ...members.slice(at)]
}

/** Replaces a text everywhere in the rows, such as an id and all references to it. */
export function withText(members: CraftedMember[], from: string, to: string): CraftedMember[] {
  return members.map((member) =>
    member.name.startsWith('tables/')
      ? { ...member, bytes: Buffer.from(Buffer.from(member.bytes).toString().replaceAll(from, to)) }
      : member,
  )
}

export function rowsOf(members: CraftedMember[], table: TableName): Row[] {
  let found: AnyRow[] = []
  withRows(members, table, (rows) => {
    found = rows
    return rows
  })
  return found as Row[]
}

/** Removes sums and counts, so that the packer makes them. */
export function withoutSums(members: CraftedMember[]): CraftedMember[] {
  const isCounted = ({ name }: CraftedMember) =>
    name === memberNames.sums || name === memberNames.manifest
  return members.map((member) =>
    isCounted(member) ? { ...member, bytes: Buffer.alloc(0) } : member,
  )
}

/** Writes members with matching sums and counts, as an attacker would. */
export function packCrafted(members: CraftedMember[]): ReadableStream<Uint8Array> {
  const { readable, controller } = createTarPacker()
  const write = async () => {
    let sums = ''
    const tables: Record<string, number> = {}
    const pictures = new Set<string>()
    const counts = { files: 0, bytes: 0 }
    for (const { name, bytes, header } of members) {
      const [folder, rest = ''] = name.split(/\/(.*)/s)
      const [table = ''] = rest.split('/')
      if (folder === 'tables')
        tables[table] =
          (tables[table] ?? 0) + Buffer.from(bytes).filter((byte) => byte === 10).length
      if (folder === 'images') {
        pictures.add(rest.slice(0, 32))
        counts.files += 1
        counts.bytes += bytes.length
      }
      let written = bytes
      if (name === memberNames.sums && bytes.length === 0) written = Buffer.from(sums)
      if (name === memberNames.manifest && bytes.length === 0)
        written = Buffer.from(
          JSON.stringify({
            sums: sha256(sums),
            tables,
            pictures: pictures.size,
            ...counts,
            missing: [],
          }),
        )
      const body = controller
        .add({ name, size: written.length, type: 'file', ...header })
        .getWriter()
      await body.write(written)
      await body.close()
      if (name !== memberNames.sums) sums += `${sha256(written)}  ${name}\n`
    }
    controller.finalize()
  }
  // The reader may stop in the middle.
  write().catch((error) => controller.error(error))
  return readable
}
