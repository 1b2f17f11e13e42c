import { ListChat } from './list-chat.tsx'
import { orderListEn } from './words/en.ts'

export default function EnglishListChat() {
  return <ListChat words={orderListEn} />
}
