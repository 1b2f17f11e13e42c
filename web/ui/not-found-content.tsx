import type { ReactNode } from 'react'
import emptyBottle from '../assets/placeholder.svg'
import { FitWords } from './fit-words.tsx'

type NotFoundContentProps = { title: string; text: string; children: ReactNode }

/** The content of a not-found page: an empty bottle and links. */
export function NotFoundContent({ title, text, children }: NotFoundContentProps) {
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-gutter py-section pt-8 md:grid-cols-[1.25fr_1fr] md:pt-14">
      <div>
        <h1 className="max-w-3xl font-display text-title">
          <FitWords en={title} ta={title} />
        </h1>
        <p className="mt-5 max-w-prose text-lead text-ink-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
      <img
        src={emptyBottle}
        alt=""
        width={800}
        height={800}
        className="aspect-4/3 w-full rounded-sheet object-cover md:aspect-square md:rounded-t-full"
      />
    </div>
  )
}
