import { Link } from 'react-router'
import type { AuditEntry } from '../../../../contract/history/audit-log.ts'
import { historyMessages } from '../../../../contract/history/messages.ts'
import { formatIndiaTime } from '../../../text/india-clock.ts'
import { formatAge } from '../../../ui/admin/age.ts'
import { ChevronDown, Trash2 } from '../../../ui/admin/icons.tsx'
import { classNames } from '../../../ui/class-names.ts'
import {
  describeAction,
  describeUser,
  fieldLabel,
  recordAddress,
  showLoggedValue,
} from './labels.ts'
import { type LogState, logAddress } from './log-state.ts'

type LogEntryProps = { entry: AuditEntry; state: LogState }

/** One write: who, what and when; its fields when it is expanded. */
export function LogEntry({ entry, state }: LogEntryProps) {
  return (
    <li>
      <details className="group overflow-hidden rounded-card border border-line bg-card">
        <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-3 hover:bg-paper-deep">
          {entry.action === 'delete' && <Trash2 className="size-5 shrink-0 text-danger" />}
          <span className="min-w-0 flex-1">
            <span className="block break-words">
              {describeAction(entry)} <span className="font-semibold">{entry.record.name}</span>
            </span>
            <span className="block text-sm text-ink-soft">
              {describeUser(entry)}, <time dateTime={entry.at}>{formatAge(entry.at)}</time>
            </span>
          </span>
          <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 border-t border-line px-4 py-4">
          <Fields entry={entry} />
          <p className="text-sm break-words text-ink-soft">
            {formatIndiaTime(entry.at, 'second')}
            {entry.address && `, from ${entry.address}`}
            {entry.requestId && `, request ${entry.requestId}`}
          </p>
          <EntryLinks entry={entry} state={state} />
        </div>
      </details>
    </li>
  )
}

/** Fields before and after a change, side by side; stacked on a phone. */
function Fields({ entry: { before, after } }: { entry: AuditEntry }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return <p className="text-ink-soft">{historyMessages.noChange}</p>
  return (
    <dl className="grid gap-3">
      {names.map((name) => (
        <div key={name} className="grid gap-2 md:grid-cols-2">
          <dt className="text-sm font-semibold md:col-span-2">{fieldLabel(name)}</dt>
          {before && <Side title="Before" text={showLoggedValue(name, before[name])} />}
          {after && <Side title="After" text={showLoggedValue(name, after[name])} isNew />}
        </div>
      ))}
    </dl>
  )
}

function Side({ title, text, isNew }: { title: string; text: string; isNew?: boolean }) {
  return (
    <dd
      className={classNames(
        'min-w-0 rounded-control border p-3',
        isNew ? 'border-leaf bg-leaf-wash' : 'border-line',
      )}
    >
      <span className="block text-xs font-semibold text-ink-soft">{title}</span>
      <span className="break-words whitespace-pre-line">{text}</span>
    </dd>
  )
}

/** Links from an entry to its record and to related entries. */
function EntryLinks({ entry, state }: LogEntryProps) {
  const { record, user } = entry
  const form = recordAddress(entry)
  const links = [
    form && { to: form, label: 'Open the record' },
    record._id !== state.record && {
      to: logAddress({ record: record._id }),
      label: 'All of this record',
    },
    user._id !== '' &&
      user._id !== state.user && {
        to: logAddress({ user: user._id }),
        label: `All by ${user.name}`,
      },
  ].filter((link) => typeof link === 'object')
  return (
    <p className="flex flex-wrap gap-x-5">
      {links.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {label}
        </Link>
      ))}
    </p>
  )
}
