import { orderListEn } from '../../words/order-list-en.ts'
import { ListChat, type ListChatProps } from './list-chat.tsx'

export default function EnglishListChat(props: ListChatProps) {
  return <ListChat {...props} words={orderListEn} />
}
