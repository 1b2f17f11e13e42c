import { orderListEn } from '../../words/order-list-en.ts'
import { ListChat } from './list-chat.tsx'

export default function EnglishListChat() {
  return <ListChat words={orderListEn} />
}
