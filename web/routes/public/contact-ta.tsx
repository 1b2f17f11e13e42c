import { contactTa } from '../../features/site/words/contact-ta.ts'
import { reachTa } from '../../features/site/words/reach-ta.ts'
import type { Route } from './+types/contact-ta'
import { ContactPage, loadContact, metaOfContact } from './contact-page.tsx'

export { clientLoader } from './contact-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadContact(args, contactTa)

export const meta: Route.MetaFunction = (args) => metaOfContact(args, contactTa)

export default function TamilContact({ loaderData }: Route.ComponentProps) {
  return <ContactPage words={contactTa} reachWords={reachTa} sent={loaderData.sent} />
}
