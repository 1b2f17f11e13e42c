import { goodToKnowEn } from '../../features/site/words/good-to-know-en.ts'
import type { Route } from './+types/good-to-know'
import { GoodToKnowPage, metaOfAnswers } from './good-to-know-page.tsx'

export { loader } from './good-to-know-page.tsx'

export const meta: Route.MetaFunction = (args) => metaOfAnswers(args, goodToKnowEn)

export default function EnglishGoodToKnow({ loaderData }: Route.ComponentProps) {
  return <GoodToKnowPage words={goodToKnowEn} answers={loaderData.answers} />
}
