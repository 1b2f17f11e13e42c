import { ListChat } from './list-chat.tsx'
import { orderListTa } from './words/ta.ts'

export default function TamilListChat() {
  return <ListChat words={orderListTa} />
}
