import { useContext } from 'react'
import { publicPaths } from '../../../contract/public-paths.ts'
import { NonceContext } from '../../shop/site-data.ts'
import { useAddress, useWords } from '../../words/words.ts'
import script from './inline.ts?inline-script'
import { scriptWords } from './script-words.ts'

/**
 * Script of the list's elements, as a part of the page's HTML: a visitor can add products before any file of
 * scripts has come. Stands after those elements, so that none changes once it is seen.
 */
export function OrderListScript() {
  const nonce = useContext(NonceContext)
  const { addToList, language } = useWords()
  return (
    <script
      nonce={nonce}
      // The browser has it in the page.
      data-words={import.meta.env.SSR ? JSON.stringify(scriptWords(language, addToList)) : ''}
      data-page={useAddress()(publicPaths.orderList)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : '' }}
    />
  )
}
