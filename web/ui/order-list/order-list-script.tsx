import { useContext } from 'react'
import { publicPaths } from '../../../contract/public-paths.ts'
import { NonceContext } from '../../lib/site.ts'
import { useAddress, useWords } from '../../words/words.ts'
import script from './inline.ts?inline-script'

/**
 * What makes the list's elements work, as a part of the page's HTML: a visitor can add products before any
 * file of scripts has come. Stands after those elements, so that none changes once it is seen.
 */
export function OrderListScript() {
  const nonce = useContext(NonceContext)
  const { orderList } = useWords()
  return (
    <script
      nonce={nonce}
      data-words={JSON.stringify(orderList)}
      data-page={useAddress()(publicPaths.orderList)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : '' }}
    />
  )
}
