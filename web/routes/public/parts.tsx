import { type ComponentType, useEffect, useState } from 'react'
import { FollowedPages } from '../../features/insight/followed-pages.ts'
import { useOwnList } from '../../order-list/device/own-list.ts'
import { loadPart } from '../../requests/load-part.ts'
import { useSite } from '../../shop/site-data.ts'
import { useLanguage } from '../../words/words.ts'

/** Counts the pages that follow the first one, and makes the green button send the list with its prices. */
export function Parts() {
  return (
    <>
      {useSite().counts && <FollowedPages />}
      <LazyListChat />
    </>
  )
}

const loadWords = {
  en: async () => (await import('../../order-list/words/en.ts')).orderListEn,
  ta: async () => (await import('../../order-list/words/ta.ts')).orderListTa,
}

/** Loaded in the page's language, once there is a list. */
function LazyListChat() {
  const hasList = Boolean(useOwnList())
  const language = useLanguage()
  const [Chat, setChat] = useState<ComponentType>()
  useEffect(() => {
    if (!hasList) return
    const load = async () => {
      const [{ ListChat }, words] = await Promise.all([
        import('../../order-list/on-every-page/list-chat.tsx'),
        loadWords[language](),
      ])
      return () => <ListChat words={words} />
    }
    void loadPart(load).then((loaded) => setChat(() => loaded))
  }, [hasList, language])
  return Chat && <Chat />
}
