import { useEffect, useRef } from 'react'
import type { LinkKind } from '../../../../contract/accounts/link-kinds.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import { whatsappAddress } from '../../../../contract/settings/business.ts'
import { useSite } from '../../../shop/site-data.ts'
import { formatIndiaTime } from '../../../text/india-clock.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { CopyButton } from './copy-button.tsx'

/** A link as it was just made: the server shows its address only once. */
export type MadeLink = { kind: LinkKind; name: string; address: string; until: string }

type MadeLinkCardProps = { link: MadeLink; onDone: () => void }

/** The link, to copy or to send by WhatsApp. */
export function MadeLinkCard({ link, onDone }: MadeLinkCardProps) {
  const { shop } = useSite()
  const start = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => start.current?.focus(), [])
  const address = ofThisSite(link.address)
  const text = composeText(link, shop.name, address)
  return (
    <FormSection title={`Link for ${link.name}`}>
      <p ref={start} tabIndex={-1} className="outline-none">
        It works once, until {formatIndiaTime(link.until)}, and is shown only now. Whoever has it
        can use it: send it to {link.name} alone.
      </p>
      <p className="rounded-control bg-paper-deep px-4 py-3 font-mono text-sm break-all select-all">
        {address}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <a
          href={whatsappAddress('', text)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'order' })}
        >
          Send by WhatsApp
        </a>
        <CopyButton text={address} label="Copy the link" />
      </div>
      <Button variant="secondary" onClick={onDone} className="justify-self-start">
        Done
      </Button>
    </FormSection>
  )
}

/** Begins with the address at which staff reach the site: `PUBLIC_URL` may not be set. */
function ofThisSite(address: string): string {
  return `${window.location.origin}${pagePaths.adminJoin}${new URL(address).hash}`
}

function composeText({ kind, name, until }: MadeLink, shop: string, address: string): string {
  const what =
    kind === 'invitation'
      ? `this opens your account at ${shop}`
      : `this lets you set a new password at ${shop}`
  return `${name}, ${what}. It works once, until ${formatIndiaTime(until)}:\n${address}`
}
