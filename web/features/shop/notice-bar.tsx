import { useContext } from 'react'
import { NonceContext, useSite } from '../../shop/site-data.ts'
import { useWords } from '../../words/words.ts'
import { renderNotice } from './render-notice.ts'

/**
 * Notice of the shop above the header. Only the server renders it, with a script of its own to dismiss it, so
 * that none of it weighs on the first view.
 */
export function NoticeBar() {
  const { notice } = useSite().shop
  const nonce = useContext(NonceContext)
  const words = useWords()
  if (!notice) return null
  const html = import.meta.env.SSR ? renderNotice(notice, words, nonce) : ''
  return (
    <div
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: every word in it is escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
