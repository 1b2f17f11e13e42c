import { type ReactNode, useState } from 'react'
import { messages } from '../../../../contract/messages.ts'
import {
  type Choice,
  type Choices,
  type FieldChange,
  type FieldValue,
  imageField,
  isConflicting,
  type RemoteChanges,
} from '../../../forms/merge.ts'
import { Button } from '../../button.tsx'
import { classNames } from '../../class-names.ts'
import { formatAge } from '../age.ts'
import { ModalDialog } from './modal-dialog.tsx'

type MergeDialogProps = {
  /** Changes that somebody else saved meanwhile; fields that both sides changed need a choice. */
  conflict: RemoteChanges | undefined
  labelOf: (name: string) => string
  show: (name: string, value: FieldValue) => ReactNode
  onResolve: (choices: Choices) => void
  onClose: () => void
}

/** The two versions side by side, field by field, with a choice for each. */
export function MergeDialog({ conflict, onClose, ...rest }: MergeDialogProps) {
  const { changes, author, time } = conflict ?? {}
  return (
    <ModalDialog
      title={messages.error.preconditionFailed}
      open={conflict !== undefined}
      onClose={onClose}
      wide
    >
      <p className="text-ink-soft">
        {author ? `${author} saved this record` : 'The record was saved'}{' '}
        {time && <time dateTime={time}>{formatAge(time)}</time>}, after you had opened it. Both of
        you have changed what stands below; everything else is kept, theirs and yours.
      </p>
      {changes && (
        <Comparison changes={changes.filter(isConflicting)} onClose={onClose} {...rest} />
      )}
    </ModalDialog>
  )
}

type ComparisonProps = Omit<MergeDialogProps, 'conflict'> & {
  changes: FieldChange[]
}

function Comparison({ changes, labelOf, show, onResolve, onClose }: ComparisonProps) {
  const [choices, setChoices] = useState<Choices>(() =>
    Object.fromEntries(changes.map(({ name }) => [name, 'mine'] as const)),
  )
  return (
    <>
      <div className="grid gap-3">
        {changes.map(({ name, before, mine, theirs }) => (
          <fieldset key={name} className="grid gap-1.5">
            <legend className="mb-1 text-sm font-semibold">{labelOf(name)}</legend>
            {name !== imageField && (
              <p className="line-clamp-2 text-sm text-ink-soft">Before: {show(name, before)}</p>
            )}
            <div className="grid gap-2 md:grid-cols-2">
              {(['theirs', 'mine'] as const).map((choice) => (
                <Side
                  key={choice}
                  name={name}
                  choice={choice}
                  chosen={choices[name] === choice}
                  onChoose={() => setChoices({ ...choices, [name]: choice })}
                >
                  {show(name, choice === 'mine' ? mine : theirs)}
                </Side>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="grid gap-3 pt-2 md:flex md:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Keep editing
        </Button>
        <Button onClick={() => onResolve(choices)}>Save with these choices</Button>
      </div>
    </>
  )
}

type SideProps = {
  name: string
  choice: Choice
  chosen: boolean
  onChoose: () => void
  children: ReactNode
}

function Side({ name, choice, chosen, onChoose, children }: SideProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 gap-3 rounded-control border p-3',
        chosen ? 'border-leaf bg-leaf-wash' : 'border-line',
      )}
    >
      <input
        type="radio"
        name={`merge-${name}`}
        checked={chosen}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-leaf"
      />
      <span className="min-w-0">
        <span className="block text-xs font-semibold text-ink-soft">
          {choice === 'mine' ? 'Yours' : 'Theirs'}
        </span>
        <span className="break-words whitespace-pre-line">{children}</span>
      </span>
    </label>
  )
}
