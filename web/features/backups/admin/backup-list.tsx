import { useState } from 'react'
import { toast } from 'sonner'
import type { BackupFile } from '../../../../contract/backups/backup.ts'
import { backupMessages } from '../../../../contract/backups/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { formatIndiaTime } from '../../../text/india-clock.ts'
import { ConfirmDialog } from '../../../ui/admin/dialogs/confirm-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { deleteBackup, downloadBackup, startCheck, startRestore } from './queries.ts'

const kinds: Record<BackupFile['kind'], string> = {
  automatic: 'Automatic backup',
  backup: 'Backup made by hand',
  'before-restore': 'What was there before a restore',
  'plain-copy': 'Plain copy of what was there before a restore',
  upload: 'Uploaded',
}

const questions = {
  restore: {
    title: 'Restore this backup?',
    question: messages.backup.restoreConfirm,
    confirmLabel: 'Restore',
    busyLabel: 'Restoring...',
  },
  delete: {
    title: 'Delete this backup?',
    question: messages.backup.deleteConfirm,
    confirmLabel: 'Delete',
    busyLabel: 'Deleting...',
  },
}

type PendingAction = { file: BackupFile; to: 'restore' | 'delete' }
type BackupListProps = { files: BackupFile[]; busy: boolean; onChange: () => Promise<void> }

/** The stored backups, with actions on each. */
export function BackupList({ files, busy, onChange }: BackupListProps) {
  const [pending, setPending] = useState<PendingAction>()

  const run = async (work: Promise<string | undefined>) => {
    const failure = await work
    if (failure) toast.error(failure)
    await onChange()
    return failure
  }

  const actionsOn = (file: BackupFile) => [
    {
      label: file.isEncrypted ? 'Check' : 'Look inside',
      act: () => run(startCheck(file.name)),
    },
    ...(file.isEncrypted
      ? []
      : [{ label: 'Restore', act: () => setPending({ file, to: 'restore' }) }]),
    { label: 'Delete', isQuiet: true, act: () => setPending({ file, to: 'delete' }) },
  ]

  if (files.length === 0) return <p className="text-ink-soft">The site keeps no backups yet.</p>
  return (
    <>
      {files.some(({ isEncrypted }) => isEncrypted) && (
        <p className="text-ink-soft">{backupMessages.encryptedOnes}</p>
      )}
      <ul className="grid gap-3">
        {files.map((file) => (
          <li
            key={file.name}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3"
          >
            <div className="min-w-0 text-sm">
              <p className="font-semibold">{kinds[file.kind]}</p>
              <p className="break-words text-ink-soft">
                <time dateTime={file.createdAt}>{formatIndiaTime(file.createdAt)}</time>,{' '}
                {formatSize(file.bytes)}
              </p>
              {file.isEncrypted && <p className="text-ink-soft">Encrypted</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                onClick={() => run(downloadBackup(file.name))}
              >
                Download
              </Button>
              {actionsOn(file).map(({ label, isQuiet, act }) => (
                <Button
                  key={label}
                  variant={isQuiet ? 'quiet' : 'secondary'}
                  size="small"
                  disabled={busy}
                  onClick={act}
                >
                  {label}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={pending !== undefined}
        {...questions[pending?.to ?? 'restore']}
        subject={pending && nameOf(pending.file)}
        onConfirm={() => {
          const { file, to } = pending ?? {}
          return run((to === 'delete' ? deleteBackup : startRestore)(file?.name ?? ''))
        }}
        onClose={() => setPending(undefined)}
      />
    </>
  )
}

function nameOf({ kind, createdAt }: BackupFile): string {
  return `${kinds[kind]}, ${formatIndiaTime(createdAt)}`
}

function formatSize(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en-IN', { maximumFractionDigits: 1 })} MB`
}
