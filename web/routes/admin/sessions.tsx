import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { messages } from '../../../contract/messages.ts'
import {
  type EndRequest,
  EndSessionsDialog,
  SessionList,
} from '../../features/accounts/admin/session-list.tsx'
import { browserApi } from '../../requests/api.ts'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Route } from './+types/sessions'
import { AccountLinks } from './account-links.tsx'

export async function clientLoader() {
  const { data } = await browserApi().GET('/auth/sessions')
  return { sessions: data?.data }
}

export default function SessionsPage({ loaderData: { sessions } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [request, setRequest] = useState<EndRequest>()
  return (
    <>
      <PageHeader title="Sessions" note="Where people are signed in" />
      <AccountLinks />
      {sessions ? (
        <SessionList sessions={sessions} onEnd={setRequest} />
      ) : (
        <ErrorState message={messages.sessions.loadFailed} />
      )}
      <EndSessionsDialog
        request={request}
        onEnded={revalidate}
        onClose={() => setRequest(undefined)}
      />
    </>
  )
}
