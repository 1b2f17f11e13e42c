import { useEffect, useEffectEvent } from 'react'
import { offerListChat } from '../device/own-list.ts'

/** Has the green button of the page open the chat that sends the list; none while the address is not known. */
export function useOfferedChat(address: string | undefined, onPress: (event: Event) => unknown) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    if (address === undefined) return
    offerListChat({ address, onPress: (event) => void press(event) })
    return () => offerListChat(undefined)
  }, [address])
}
