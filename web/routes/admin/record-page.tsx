import { Fragment, type ReactNode } from 'react'
import type { RecordCollection } from '../../../contract/record-kinds.ts'
import { versionsAddress } from '../../features/history/admin/versions/record-pages.ts'
import type { EditedRecord } from '../../forms/use-record-form.ts'
import type { RecordApi } from '../../requests/record-api.ts'
import { type FormName, hasUnsavedForm, unsavedFormKey } from '../../storage/unsaved-forms.ts'
import { History } from '../../ui/admin/icons.tsx'
import { Banner } from '../../ui/admin/notices/banner.tsx'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'

type RecordPageData<R> = EditedRecord<R> & {
  /** The id of the form's address; absent for a new record. */
  id?: string
  error?: { message: string }
}

/** Loads the record whose id a form's address has; a form without one is for a new record. */
export async function loadRecord<R>(
  api: Pick<RecordApi<R>, 'fetch'>,
  form: FormName,
  id: string | undefined,
): Promise<RecordPageData<R>> {
  if (id === undefined) return {}
  const { data, failure } = await api.fetch(id)
  if (failure?.status === 404 && hasUnsavedForm(unsavedFormKey(form, id)))
    return { id, deletedId: id }
  return { id, loaded: data, error: failure }
}

type RecordPageProps = {
  /** Unless it is `Add` or `Edit` with the noun. */
  title?: string
  /** The list that the record belongs to. */
  list: { path: string; label: string }
  /** Its collection in the API. */
  kind: RecordCollection
  /** Noun for such a record in a sentence. */
  noun: string
  data: RecordPageData<unknown>
  withoutPicture?: boolean
  /** Load error: a message with a button to try again, or a banner without. */
  error?: ReactNode
  /** The form, shown where the record is loaded or new. */
  children: ReactNode
}

export function RecordPage(props: RecordPageProps) {
  const { list, noun, data, withoutPicture, error, children } = props
  const { id } = data
  return (
    <>
      <PageHeader title={props.title ?? `${id ? 'Edit' : 'Add'} ${noun}`} list={list}>
        {id && (
          <ButtonLink to={versionsAddress(props.kind, id)} variant="quiet">
            <History className="size-4" />
            History
          </ButtonLink>
        )}
      </PageHeader>
      {typeof error === 'string' ? <ErrorState message={error} /> : error}
      {data.deletedId && (
        <div ref={scrollTo}>
          <Banner tone="danger" title={`This ${noun} has been deleted`}>
            What you had typed is kept. Saving it makes a new {noun}
            {withoutPicture ? '.' : '; its picture has to be chosen again.'}
          </Banner>
        </div>
      )}
      {/* A record that is deleted while its form is open: the form begins anew, with what was typed. */}
      {!data.error && <Fragment key={data.deletedId}>{children}</Fragment>}
    </>
  )
}

/** A save may have been tried at the end of a long form. */
function scrollTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}
