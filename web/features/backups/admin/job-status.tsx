import type { BackupContent, BackupJob } from '../../../../contract/backups/backup.ts'
import { backupMessages } from '../../../../contract/backups/messages.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { formatIndiaTime } from '../../../text/india-clock.ts'
import { Banner } from '../../../ui/admin/notices/banner.tsx'

const names: Record<BackupJob['kind'], { running: string; done: string; failed: string }> = {
  backup: { running: 'Backing up', done: 'Backup made', failed: 'The backup failed' },
  check: {
    running: 'Checking the backup',
    done: 'The backup is sound',
    failed: 'The backup cannot be used',
  },
  restore: { running: 'Restoring', done: 'Backup restored', failed: 'The restore failed' },
  move: { running: 'Moving the site', done: 'Site moved', failed: 'The move failed' },
}

/** The running job, or how the last one ended. */
export function JobStatus({ job }: { job: BackupJob }) {
  const { kind, state, done, total, content, before, message } = job
  if (state === 'failed')
    return (
      <Banner tone="danger" title={names[kind].failed}>
        {message}
      </Banner>
    )
  if (state === 'done')
    return (
      <Banner tone="success" title={names[kind].done}>
        {content && <Content content={content} />}
        {kind === 'check' && !content && <p>{backupMessages.soundAsStored}</p>}
        {before?.unproven && <p>{backupMessages.keptPlain(before.unproven)}</p>}
      </Banner>
    )
  return (
    <div role="status" className="grid gap-2 rounded-control bg-paper-deep px-4 py-3">
      <p className="font-semibold">{names[kind].running}…</p>
      <progress
        aria-label={names[kind].running}
        {...(total > 0 && { value: done, max: total })}
        className="w-full accent-leaf"
      />
      {total > 0 && (
        <p className="text-sm text-ink-soft">
          {done} of {total} pictures
        </p>
      )}
    </div>
  )
}

function Content({ content }: { content: BackupContent }) {
  const { site, createdAt, products, categories, galleryItems, accounts, pictures, missing } =
    content
  const counts = [
    countOf(products, 'product'),
    countOf(categories, 'category', 'categories'),
    countOf(galleryItems, 'gallery item'),
    countOf(accounts, 'account'),
    countOf(pictures, 'picture'),
  ]
  return (
    <>
      <p>
        {site}, <time dateTime={createdAt}>{formatIndiaTime(createdAt)}</time>: {counts.join(', ')}.
      </p>
      {missing > 0 && (
        <p>
          Not in it, because the site itself has lost {missing === 1 ? 'it' : 'them'}:{' '}
          {countOf(missing, 'picture')}.
        </p>
      )}
    </>
  )
}
