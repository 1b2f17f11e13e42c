import { Link, type LinkProps } from 'react-router'
import { useAddress } from '../words/words.ts'

/** A link to a page of the site, by its English address, that stays in the language of its own page. */
export function PageLink({ to, ...rest }: LinkProps & { to: string }) {
  return <Link {...rest} to={useAddress()(to)} />
}
