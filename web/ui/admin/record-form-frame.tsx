import { type ReactNode, useEffect, useRef } from 'react'
import { messages } from '../../../contract/messages.ts'
import { fillPath } from '../../../contract/paths.ts'
import type { FieldValue } from '../../forms/merge.ts'
import type { EditForm } from '../../forms/use-edit-form.ts'
import type { Values } from '../../forms/use-form-fields.ts'
import { useSaveShortcut } from '../../forms/use-save-shortcut.ts'
import { Button, ButtonLink } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { TextLink } from '../text-link.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { BlockedLeaveDialog } from './dialogs/confirm-dialog.tsx'
import { MergeDialog } from './dialogs/merge-dialog.tsx'
import { X } from './icons.tsx'
import { Banner } from './notices/banner.tsx'
import { useRemoteChangesToast } from './notices/remote-changes.tsx'
import { TechnicalDetails } from './notices/technical-details.tsx'
import { UnsavedNotice } from './notices/unsaved-notice.tsx'
import { SaveHidden } from './save-hidden.tsx'
import { type KnownCategories, showValue } from './show-value.tsx'

type RecordFormFrameProps<T extends Values> = {
  state: EditForm<T>
  /** The title of a failed save's message. */
  failureTitle?: string
  success: string
  saveLabel: string
  saveDisabled?: boolean
  /** True if the record can be hidden: its form has `hidden`. */
  savesHidden?: boolean
  cancelTo: string
  /** The page that edits such a record: it opens what was saved although its response was lost. */
  editPath: string
  /** Names of fields, categories and groups, for comparing two versions. */
  labels?: Partial<Record<string, string>>
  categories?: KnownCategories
  /** Shows a field's value there, where it is no usual one. */
  show?: (name: string, value: FieldValue) => ReactNode
  /** Stands beside the fields of a wide window. */
  aside?: ReactNode
  /** Puts the server's messages on one line instead of a list. */
  joinErrors?: boolean
  children: ReactNode
}

/** The frame of every record form: messages, fields, buttons and dialogs. */
export function RecordFormFrame<T extends Values>(props: RecordFormFrameProps<T>) {
  const { state, children, aside, saveLabel, cancelTo } = props
  const { phase, progress, blocker, conflict } = state
  const saveDisabled = props.saveDisabled || state.chosenPicture.isPreparing
  const labelOf = (name: string) => props.labels?.[name] ?? name
  const { show = (name, value) => showValue(name, value, props.categories) } = props
  useRemoteChangesToast(state.mergedChanges, { labelOf, show })
  const element = useRef<HTMLFormElement>(null)
  useSaveShortcut(() => {
    if (!saveDisabled) element.current?.requestSubmit()
  })
  return (
    <form ref={element} onSubmit={state.submit} noValidate className="grid grid-cols-1 gap-5">
      <Messages {...props} />
      <fieldset disabled={phase !== 'editing'} className="contents">
        {aside ? (
          <div className="grid gap-5 lg:grid-cols-[1fr_20rem] lg:items-start">
            {children}
            {aside}
          </div>
        ) : (
          children
        )}
      </fieldset>
      <BottomBar>
        {props.savesHidden ? (
          <ButtonLink to={cancelTo} variant="secondary" className="max-md:px-3">
            <X className="size-5 md:hidden" />
            <span className="max-md:sr-only">Cancel</span>
          </ButtonLink>
        ) : (
          <ButtonLink to={cancelTo} variant="secondary">
            Cancel
          </ButtonLink>
        )}
        {props.savesHidden && (
          <SaveHidden
            form={state.form}
            disabled={saveDisabled || phase !== 'editing'}
            save={() => element.current?.requestSubmit()}
          />
        )}
        <Button
          type="submit"
          busy={phase !== 'editing'}
          disabled={saveDisabled}
          className={classNames(
            'flex-1 md:flex-none md:basis-auto',
            // Three buttons stand in one row, too.
            props.savesHidden ? 'basis-24 max-md:px-3' : 'basis-32',
          )}
        >
          {phase === 'editing' ? saveLabel : phase === 'saved' ? 'Saved' : progressLabel(progress)}
        </Button>
        {progress !== undefined && phase === 'saving' && (
          <progress value={progress} aria-label="Upload" className="hidden h-2 w-40 md:block" />
        )}
      </BottomBar>
      <BlockedLeaveDialog blocker={blocker} onLeave={state.leave} />
      <MergeDialog
        conflict={conflict}
        labelOf={labelOf}
        show={show}
        onResolve={state.resolve}
        onClose={state.closeConflict}
      />
    </form>
  )
}

function Messages<T extends Values>({
  state: { phase, failure, restored, discard },
  failureTitle,
  success,
  joinErrors,
  editPath,
}: RecordFormFrameProps<T>) {
  const element = useRef<HTMLDivElement>(null)
  // Scrolls to the message, which is above a long form.
  useEffect(() => {
    if (failure || phase === 'saved') element.current?.scrollIntoView({ block: 'center' })
  }, [failure, phase])

  return (
    <div ref={element} className="grid gap-3 empty:hidden">
      {restored && <UnsavedNotice restored onDiscard={() => discard()} />}
      {failure && (
        <Banner tone="danger" title={failureTitle}>
          <p>{failure.message}</p>
          {failure.errors && <FieldErrors errors={failure.errors} joined={joinErrors} />}
          {failure.created && (
            <TextLink to={fillPath(editPath, { id: failure.created })}>
              Open what was saved
            </TextLink>
          )}
          <TechnicalDetails value={failure} />
        </Banner>
      )}
      {phase === 'saved' && <Banner tone="success">{success}</Banner>}
    </div>
  )
}

function progressLabel(progress: number | undefined): string {
  if (progress === undefined || progress === 1) return 'Saving...'
  return `Uploading ${Math.round(progress * 100)} %`
}

function FieldErrors({ errors, joined }: { errors: Record<string, string>; joined?: boolean }) {
  const lines = Object.entries(errors).map(([field, message]) => `${field}: ${message}`)
  if (joined) return <p>{messages.validation.prefix + lines.join(', ')}</p>
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
