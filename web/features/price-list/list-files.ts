import { apiPaths, apiPrefix, priceListPicturePaths } from '../../../contract/paths.ts'
import type { PriceListLanguage } from '../../../contract/price-list/languages.ts'
import type { PriceListPicture } from '../../../contract/price-list/pictures.ts'
import type { PriceList } from '../../../contract/price-list/price-list.ts'
import type { LabelledFile } from '../../requests/files/use-files.ts'

export function pdfFile({ date }: PriceList, language: PriceListLanguage): LabelledFile {
  return {
    path: `${apiPrefix}${apiPaths.priceListPdf}?lang=${language}`,
    name: `price-list-${date}.pdf`,
    label: 'PDF',
    type: 'application/pdf',
  }
}

/** The pictures of one shape that show the whole list. */
export function pictureFiles(
  { date, pictures }: PriceList,
  shape: PriceListPicture,
  language: PriceListLanguage,
): LabelledFile[] {
  const count = pictures[shape][language]
  return Array.from({ length: count }, (_, index) => ({
    path: `${apiPrefix}${priceListPicturePaths[shape]}?lang=${language}&page=${index + 1}`,
    name: `price-list-${date}-${shape}-${index + 1}.jpg`,
    label: `${shape === 'post' ? 'Post' : 'Status'} ${index + 1}`,
    type: 'image/jpeg',
  }))
}
