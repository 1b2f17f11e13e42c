import { contactEn } from '../../features/site/words/contact-en.ts'
import { reachEn } from '../../features/site/words/reach-en.ts'
import type { Route } from './+types/contact'
import { ContactPage, loadContact, metaOfContact } from './contact-page.tsx'

export { clientLoader } from './contact-page.tsx'

export const loader = (args: Route.LoaderArgs) => loadContact(args, contactEn)

export const meta: Route.MetaFunction = (args) => metaOfContact(args, contactEn)

export default function EnglishContact({ loaderData }: Route.ComponentProps) {
  return <ContactPage words={contactEn} reachWords={reachEn} sent={loaderData.sent} />
}
