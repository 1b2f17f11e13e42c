import type { PriceListLanguage } from '../../../contract/price-list/languages.ts'
import { priceListPictures } from '../../../contract/price-list/pictures.ts'
import type { PriceList } from '../../../contract/price-list/price-list.ts'
import type { LabelledFile } from '../../requests/files/use-files.ts'
import { useSite } from '../../shop/site-data.ts'
import { pdfFile, pictureFiles } from './list-files.ts'
import type { PriceListWords } from './words/en.ts'

type DownloadsProps = { list: PriceList; language: PriceListLanguage; words: PriceListWords }

/** The list as a file to print, and as pictures to send. */
export function Downloads({ list, language, words }: DownloadsProps) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 print:hidden">
      <FileLink {...pdfFile(list, language)} label={words.pdf} />
      <details>
        <summary className={look}>{words.pictures}</summary>
        {priceListPictures.map((shape) => (
          <ul key={shape} className="flex flex-wrap gap-x-4">
            {pictureFiles(list, shape, language).map((file, index) => (
              <li key={file.name}>
                <FileLink {...file} label={words.picture(shape, index + 1)} />
              </li>
            ))}
          </ul>
        ))}
      </details>
    </div>
  )
}

function FileLink({ path, label }: Pick<LabelledFile, 'path' | 'label'>) {
  const { apiUrl } = useSite()
  return (
    <a href={apiUrl + path} className={look}>
      {label}
    </a>
  )
}

const look =
  'inline-flex min-h-11 items-center font-semibold underline decoration-gold decoration-2 underline-offset-6'
