import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { accountMessages } from '../../../contract/accounts/messages.ts'
import {
  AccountDialog,
  type AccountRequest,
} from '../../features/accounts/admin/account-dialog.tsx'
import { AccountList, InvitationList } from '../../features/accounts/admin/account-list.tsx'
import { InviteForm } from '../../features/accounts/admin/invite-form.tsx'
import { type MadeLink, MadeLinkCard } from '../../features/accounts/admin/made-link.tsx'
import { browserApi } from '../../requests/api.ts'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { ErrorState } from '../../ui/states.tsx'
import type { Route } from './+types/accounts'
import { AccountLinks } from './account-links.tsx'

export async function clientLoader() {
  const [accounts, invitations] = await Promise.all([
    browserApi().GET('/accounts'),
    browserApi().GET('/accounts/invitations'),
  ])
  return { accounts: accounts.data?.data, invitations: invitations.data?.data }
}

export default function AccountsPage({ loaderData }: Route.ComponentProps) {
  const { accounts, invitations } = loaderData
  const { revalidate } = useRevalidator()
  const [request, setRequest] = useState<AccountRequest>()
  const [link, setLink] = useState<MadeLink>()
  const show = async (made?: MadeLink) => {
    if (made) setLink(made)
    await revalidate()
  }
  return (
    <>
      <PageHeader title="Accounts" note="Who may work here" />
      <AccountLinks />
      {accounts && invitations ? (
        <div className="grid max-w-4xl gap-6">
          {link ? (
            <MadeLinkCard key={link.address} link={link} onDone={() => setLink(undefined)} />
          ) : (
            <InviteForm onInvited={show} />
          )}
          <InvitationList
            invitations={invitations}
            onWithdraw={(invitation) => setRequest({ kind: 'withdraw', invitation })}
          />
          <section className="grid gap-3">
            <h2 className="font-display text-subheading">With an account</h2>
            <AccountList
              accounts={accounts}
              onAction={(kind, account) => setRequest({ kind, account })}
            />
          </section>
        </div>
      ) : (
        <ErrorState message={accountMessages.loadFailed} />
      )}
      <AccountDialog request={request} onDone={show} onClose={() => setRequest(undefined)} />
    </>
  )
}
