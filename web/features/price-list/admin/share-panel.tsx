import { useMemo, useState } from 'react'
import { toast } from 'sonner'
import type { PriceListLanguage } from '../../../../contract/price-list/languages.ts'
import type { PriceList } from '../../../../contract/price-list/price-list.ts'
import { priceListMessages } from '../../../../contract/price-list/price-list-messages.ts'
import { priceListLanguageNames } from '../../../../contract/price-list/price-list-words.ts'
import { downloadFile } from '../../../lib/download.ts'
import { BottomBar } from '../../../ui/admin/bottom-bar.tsx'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { Download, Share2 } from '../../../ui/admin/icons.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { pdfFile, pictureFiles } from '../list-files.ts'
import { Choice } from './choice.tsx'
import { type ReadyFile, useFiles } from './use-files.ts'

const shapes = { post: 'Post', status: 'Status', pdf: 'PDF' }
type Shape = keyof typeof shapes
/** More files at once are rejected by some chats. */
const maxShared = 10

/** The list as files, to look at, share and download. */
export function SharePanel({ list }: { list: PriceList }) {
  const [language, setLanguage] = useState<PriceListLanguage>('en')
  const [shape, setShape] = useState<Shape>('post')
  const wanted = useMemo(
    () =>
      shape === 'pdf'
        ? [pdfFile(list, language)]
        : pictureFiles(list, shape, language).slice(0, maxShared),
    [list, shape, language],
  )
  const { ready, isLoading, error } = useFiles(wanted)
  const all = shape === 'pdf' ? 1 : list.pictures[shape][language]
  return (
    <>
      <FormSection title="Share">
        <Choice
          label="Language"
          options={priceListLanguageNames}
          value={language}
          onChange={setLanguage}
        />
        <Choice label="As" options={shapes} value={shape} onChange={setShape} />
        {error && <ErrorState message={error} />}
        <div aria-live="polite" aria-busy={isLoading}>
          {isLoading ? (
            <p className="text-ink-soft">Making the files …</p>
          ) : (
            <Preview ready={ready} />
          )}
        </div>
        {all > wanted.length && <p>{priceListMessages.someOf(wanted.length, all)}</p>}
      </FormSection>
      <ShareBar ready={ready} isLoading={isLoading} />
    </>
  )
}

function Preview({ ready }: { ready: ReadyFile[] }) {
  return (
    <ul className="flex gap-3 overflow-x-auto pb-2" aria-label="Preview">
      {ready.map(({ file, label, shown }) => (
        <li key={file.name} className="shrink-0">
          <a
            href={shown}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {file.type.startsWith('image/') ? (
              <img
                src={shown}
                alt={label}
                className="h-64 rounded-control border border-line md:h-96"
              />
            ) : (
              `Open the ${label}`
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

type ShareBarProps = { ready: ReadyFile[]; isLoading: boolean }

/** Sharing hands the files to the phone's own list of apps; where it cannot, they are downloaded. */
function ShareBar({ ready, isLoading }: ShareBarProps) {
  const files = ready.map(({ file }) => file)
  const canShare = files.length > 0 && Boolean(navigator.canShare?.({ files }))
  const share = async () => {
    try {
      await navigator.share({ files })
    } catch (error) {
      // Who changes their mind knows it.
      if (error instanceof Error && error.name === 'AbortError') return
      toast.error(priceListMessages.shareBlocked)
    }
  }
  const isEmpty = !isLoading && files.length === 0
  return (
    <BottomBar aboveTabs>
      {(canShare || isLoading) && (
        <Button busy={isLoading} onClick={share} className="flex-1 md:flex-none">
          <Share2 className="size-4" />
          Share
        </Button>
      )}
      <Button
        variant={canShare || isLoading ? 'secondary' : 'primary'}
        disabled={isLoading || isEmpty}
        onClick={() => files.forEach(downloadFile)}
        className="flex-1 md:flex-none"
      >
        <Download className="size-4" />
        Download
      </Button>
    </BottomBar>
  )
}
