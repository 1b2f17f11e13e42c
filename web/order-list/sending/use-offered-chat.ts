import { useEffect, useEffectEvent } from 'react'
import { offerListChat } from '../device/own-list.ts'

/** Makes the page's green button open the chat that sends the list, once its address is known. */
export function useOfferedChat(address: string | undefined, onPress: (event: Event) => unknown) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (address === undefined) return
    offerListChat({ address, onPress: (event) => void press(event) })
    return () => offerListChat(undefined)
  }, [address])
}
