import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { publicPaths } from '../../../contract/public-paths.ts'
import { useOwnList } from '../../lib/order-list-store.ts'
import { useAddress, useLanguage } from '../../words/words.ts'

/** Lets the green button send the list, by code that is loaded once there is one. The list's page has its own. */
export function LazyListChat() {
  const own = useOwnList()
  const page = useAddress()(publicPaths.orderList)
  const language = useLanguage()
  const [Chat, setChat] = useState<ComponentType<{ list: string }>>()
  const { pathname } = useLocation()
  const isNeeded = Boolean(own) && pathname !== page
  useEffect(() => {
    if (!isNeeded) return
    const load = language === 'ta' ? import('./list-chat-ta.tsx') : import('./list-chat-en.tsx')
    // Without it the button sends the list without prices: `list-elements.ts`.
    load.then(
      (loaded) => setChat(() => loaded.default),
      () => {},
    )
  }, [isNeeded, language])
  return isNeeded && own && Chat ? <Chat list={own} /> : null
}
