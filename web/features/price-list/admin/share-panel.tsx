import { useMemo, useState } from 'react'
import type { PriceListLanguage } from '../../../../contract/price-list/languages.ts'
import { priceListMessages } from '../../../../contract/price-list/messages.ts'
import type { PriceList } from '../../../../contract/price-list/price-list.ts'
import { priceListLanguageNames } from '../../../../contract/price-list/words.ts'
import { useFiles } from '../../../requests/files/use-files.ts'
import { BottomBar } from '../../../ui/admin/bottom-bar.tsx'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { FilePreviews, maxShared, ShareButtons } from '../../../ui/admin/share-files.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { pdfFile, pictureFiles } from '../list-files.ts'
import { Choice } from './choice.tsx'

const shapes = { post: 'Post', status: 'Status', pdf: 'PDF' }
type Shape = keyof typeof shapes

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
  const { ready, isLoading, error, retry } = useFiles(wanted)
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
        {error && <ErrorState message={error} onRetry={retry} />}
        <div aria-live="polite" aria-busy={isLoading}>
          {isLoading ? (
            <p className="text-ink-soft">Making the files …</p>
          ) : (
            <FilePreviews ready={ready} />
          )}
        </div>
        {all > wanted.length && <p>{priceListMessages.someOf(wanted.length, all)}</p>}
      </FormSection>
      <BottomBar aboveTabs>
        <ShareButtons ready={ready} isLoading={isLoading} />
      </BottomBar>
    </>
  )
}
