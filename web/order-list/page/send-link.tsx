import { publicPaths } from '../../../contract/public-paths.ts'
import { useSite } from '../../shop/site-data.ts'
import { showPress } from '../../ui/behaviour/after-paint.ts'
import { ButtonLink, buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { WhatsAppIcon } from '../../ui/icons/brand-icons.tsx'
import { useWords } from '../../words/words.ts'
import type { SendState } from '../sending/use-send.ts'
import { useOrderListWords } from '../words/words.ts'

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

type SendLinkProps = {
  address: string
  isChecking: boolean
  onSend: (event: Pick<Event, 'preventDefault'>) => unknown
}

/** Sends the list; while the shop has no WhatsApp number, a link to the contact page. */
export function SendLink({ address, isChecking, onSend }: SendLinkProps) {
  const words = useOrderListWords()
  const { product } = useWords()
  if (!useSite().shop.whatsapp)
    return (
      <ButtonLink to={publicPaths.contact} size="large">
        {product.askInShop}
      </ButtonLink>
    )
  return (
    <a
      {...newTab}
      href={address}
      data-asks
      aria-busy={isChecking || undefined}
      onClick={(event) => {
        event.preventDefault()
        showPress(event.currentTarget, () => onSend(event))
      }}
      className={buttonClass({ variant: 'order', size: 'large' }, 'max-card:px-4 print:hidden')}
    >
      <WhatsAppIcon className="size-5.5" />
      {words.send}
    </a>
  )
}

/** Outcome of a press of the link. */
export function SendStatus({ state, address }: { state: SendState; address: string }) {
  const words = useOrderListWords()
  return (
    <p
      role="status"
      className={classNames(
        'text-sm text-ink-soft print:hidden',
        // Room for any outcome, from the press on: one that comes late moves nothing.
        state === 'idle' ? 'absolute' : 'min-h-20',
      )}
    >
      {state === 'changed' && words.lookAgain}
      {state === 'unchecked' && words.unchecked}
      {state === 'opened' && (
        <>
          {words.opened}{' '}
          <a {...newTab} href={address} className="font-semibold text-ink underline">
            {words.openAgain}
          </a>
        </>
      )}
    </p>
  )
}
