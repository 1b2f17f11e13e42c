import { goodToKnowTa } from '../../features/site/words/good-to-know-ta.ts'
import type { Route } from './+types/good-to-know-ta'
import { GoodToKnowPage, metaOfAnswers } from './good-to-know-page.tsx'

export { loader } from './good-to-know-page.tsx'

export const meta: Route.MetaFunction = (args) => metaOfAnswers(args, goodToKnowTa)

export default function TamilGoodToKnow({ loaderData }: Route.ComponentProps) {
  return <GoodToKnowPage words={goodToKnowTa} answers={loaderData.answers} />
}
