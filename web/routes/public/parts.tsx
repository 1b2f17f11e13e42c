import { type ComponentType, useEffect, useState } from 'react'
import { FollowedPages } from '../../features/insight/followed-pages.ts'
import { loadPart } from '../../requests/load-part.ts'
import { useSite } from '../../shop/site.ts'
import { useOwnList } from '../../storage/order-list-store.ts'
import { useLanguage } from '../../words/words.ts'

/** Counts the pages that follow the first one, and has the green button send the list with its prices. */
export function Parts() {
  return (
    <>
      {useSite().counts && <FollowedPages />}
      <LazyListChat />
    </>
  )
}

/** Loaded in the page's language, once there is a list. */
function LazyListChat() {
  const hasList = Boolean(useOwnList())
  const language = useLanguage()
  const [Chat, setChat] = useState<ComponentType>()
  useEffect(() => {
    if (!hasList) return
    const load = () =>
      language === 'ta'
        ? import('../../features/order-list/list-chat-ta.tsx')
        : import('../../features/order-list/list-chat-en.tsx')
    void loadPart(load).then((loaded) => setChat(() => loaded.default))
  }, [hasList, language])
  return Chat && <Chat />
}
