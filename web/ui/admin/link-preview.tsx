import { useEffect, useState } from 'react'
import type { LinkCard } from '../../../contract/cards/link-card.ts'
import { linkCardPreviewMessages } from '../../../contract/cards/messages.ts'
import { previewSize } from '../../../contract/images/preview-size.ts'
import { type Api, browserApi } from '../../requests/api.ts'
import type { LinkWords } from '../../seo/link-words.ts'
import { titleIn } from '../../seo/seo.ts'
import { useSite } from '../../shop/site-data.ts'
import { FormSection } from './fields/form-section.tsx'

type LinkPreviewProps = {
  /** The record as it is saved; a new one has nothing to show yet. */
  saved: { _id: string; updatedAt: string } | undefined
  changed: boolean
  find: (api: Api, id: string) => Promise<LinkCard | null>
  words: LinkWords | undefined
}

const { title, afterSaving, asSaved, failed } = linkCardPreviewMessages

/** Preview of a link to the record, as a chat shows it. */
export function LinkPreview({ saved, changed, find, words }: LinkPreviewProps) {
  return (
    <FormSection title={title}>
      {saved && words ? (
        <>
          <Bubble key={saved.updatedAt} id={saved._id} find={find} words={words} />
          <p role="status" className="text-ink-soft text-sm empty:hidden">
            {changed ? asSaved : ''}
          </p>
        </>
      ) : (
        <p className="text-ink-soft text-sm">{afterSaving}</p>
      )}
    </FormSection>
  )
}

type BubbleProps = Pick<LinkPreviewProps, 'find'> & { id: string; words: LinkWords }

function Bubble({ id, find, words }: BubbleProps) {
  const { shop, publicUrl, apiUrl } = useSite()
  const [card, setCard] = useState<LinkCard | null>()
  useEffect(() => {
    let left = false
    find(browserApi(), id).then((found) => {
      if (!left) setCard(found)
    })
    return () => {
      left = true
    }
  }, [id, find])

  return (
    <div className="grid max-w-sm gap-1 rounded-card rounded-tr-none bg-leaf-wash p-1 text-sm">
      <div className="overflow-hidden rounded-control bg-paper-deep">
        {card === null ? (
          <p className="p-3 text-danger">{failed}</p>
        ) : (
          <img
            src={card && apiUrl + card.address}
            alt={card?.alt ?? ''}
            {...previewSize}
            // Lazy, because the server draws the card when it is first asked for.
            loading="lazy"
            onError={() => setCard(null)}
            className="h-auto w-full"
          />
        )}
        <div className="grid gap-0.5 px-3 py-2">
          <p className="line-clamp-2 font-semibold">{titleIn(shop.name, words.title)}</p>
          <p className="line-clamp-2 text-ink-soft">{words.description}</p>
          <p className="text-ink-soft">{new URL(publicUrl).host}</p>
        </div>
      </div>
    </div>
  )
}
