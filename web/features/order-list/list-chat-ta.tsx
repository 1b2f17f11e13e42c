import { orderListTa } from '../../words/order-list-ta.ts'
import { ListChat } from './list-chat.tsx'

export default function TamilListChat() {
  return <ListChat words={orderListTa} />
}
