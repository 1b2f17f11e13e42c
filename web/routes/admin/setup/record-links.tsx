import { Link } from 'react-router'
import { ChevronRight } from '../../../ui/admin/icons.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'

type Listed = Parameters<typeof Picture>[0]['record'] & { _id: string; name: string }
type RecordLinksProps = { records: Listed[]; addressOf: (id: string) => string }

/** Records, each with its picture, as links to their forms. */
export function RecordLinks({ records, addressOf }: RecordLinksProps) {
  return (
    <ul className="rounded-card border border-line bg-card">
      {records.map((record) => (
        <li key={record._id} className="border-b border-line last:border-0">
          <Link
            to={addressOf(record._id)}
            className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-paper-deep"
          >
            <Picture
              record={record}
              alt=""
              sizes="48px"
              className="size-12 shrink-0 rounded-control"
            />
            <span className="min-w-0 flex-1 font-medium">{record.name}</span>
            <ChevronRight className="size-5 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
