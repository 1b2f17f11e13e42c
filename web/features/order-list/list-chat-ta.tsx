import { orderListTa } from '../../words/order-list-ta.ts'
import { ListChat, type ListChatProps } from './list-chat.tsx'

export default function TamilListChat(props: ListChatProps) {
  return <ListChat {...props} words={orderListTa} />
}
