import type { ReactNode } from 'react'
import { HistoryLink } from '../../features/audit/admin/history-link.tsx'
import { hasDraft } from '../../lib/drafts.ts'
import type { Loaded, RecordApi } from '../../lib/record-api.ts'
import { Banner } from '../../ui/admin/banner.tsx'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { ErrorState } from '../../ui/states.tsx'

type LoadedRecord<R> = {
  loaded?: Loaded<R>
  /** Set where the record is gone, and a draft of it is left to be saved as a new one. */
  deletedId?: string
  error?: { message: string }
}

/** Loads a record for its form. */
export async function loadRecord<R>(
  api: Pick<RecordApi<R>, 'fetch'>,
  id: string,
  draftKey: string,
): Promise<LoadedRecord<R>> {
  const { data, failure } = await api.fetch(id)
  if (failure?.status === 404 && hasDraft(draftKey)) return { deletedId: id }
  return { loaded: data, error: failure }
}

type EditRecordPageProps = {
  title: string
  id: string
  /** The list that the record belongs to. */
  list: { path: string; label: string }
  /** What such a record is called in a sentence. */
  noun: string
  deletedId: string | undefined
  error: string | undefined
  children: ReactNode
}

/** The page of a form that edits a record. */
export function EditRecordPage(props: EditRecordPageProps) {
  const { title, id, list, noun, deletedId, error, children } = props
  return (
    <>
      <PageHeader title={title} list={list}>
        <HistoryLink record={id} />
      </PageHeader>
      {error && <ErrorState message={error} />}
      {deletedId && (
        <Banner tone="danger" title={`This ${noun} has been deleted`}>
          What you had typed is kept. Saving it makes a new {noun}; its picture has to be chosen
          again.
        </Banner>
      )}
      {children}
    </>
  )
}
