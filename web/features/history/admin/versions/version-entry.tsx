import { historyMessages } from '../../../../../contract/history/messages.ts'
import type { RecordVersion } from '../../../../../contract/history/record-version.ts'
import { formatIndiaTime } from '../../../../text/india-clock.ts'
import { formatAge } from '../../../../ui/admin/age.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { type ChangeWords, describeChange, describeWriter, listFilled } from './describe-version.ts'

type VersionEntryProps = {
  entry: RecordVersion
  isCurrent: boolean
  isBusy: boolean
  /** Absent where the record cannot go back to it. */
  onGoBack?: (() => void) | undefined
}

/** One version of a record in sentences, and the way back to it. */
export function VersionEntry({ entry, isCurrent, isBusy, onGoBack }: VersionEntryProps) {
  return (
    <li className="grid gap-2 rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <span>
          {describeWriter(entry)},{' '}
          <time dateTime={entry.at} title={formatIndiaTime(entry.at, 'second')}>
            {formatAge(entry.at)}
          </time>
        </span>
        {isCurrent && <Badge tone="leaf">Now</Badge>}
      </p>
      <Changes entry={entry} />
      {onGoBack && (
        <Button
          variant="secondary"
          onClick={onGoBack}
          busy={isBusy}
          className="justify-self-start"
          aria-label={`Back to this: ${formatIndiaTime(entry.at, 'second')}`}
        >
          Back to this
        </Button>
      )}
    </li>
  )
}

/** The fields of a change; all of what was created or deleted only once they are asked for. */
function Changes({ entry: { action, changes } }: { entry: RecordVersion }) {
  const isWhole = action !== 'update'
  const words = (isWhole ? listFilled(changes) : changes).map((change) => ({
    field: change.field,
    ...describeChange(change),
  }))
  if (words.length === 0 && isWhole) return null
  if (words.length === 0) return <p className="text-ink-soft">{historyMessages.noChange}</p>
  const list = (
    <ul className="grid gap-1 wrap-anywhere">
      {words.map(({ field, ...change }) => (
        <li key={field}>
          <ChangeSentence {...change} />
        </li>
      ))}
    </ul>
  )
  if (!isWhole) return list
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">All fields</summary>
      {list}
    </details>
  )
}

function ChangeSentence({ sentence, before, after }: ChangeWords) {
  if (before === undefined && after === undefined) return sentence
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">{sentence}</summary>
      <Text title="Before" text={before} />
      <Text title="After" text={after} />
    </details>
  )
}

function Text({ title, text }: { title: string; text: string | undefined }) {
  return (
    <p className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line">
      <span className="block text-xs font-semibold text-ink-soft">{title}</span>
      {text || 'Nothing'}
    </p>
  )
}
