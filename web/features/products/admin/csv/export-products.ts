import { messages } from '../../../../../contract/messages.ts'
import { downloadText } from '../../../../lib/download.ts'
import { fetchAllProducts } from '../queries.ts'
import { csvType, writeCsv } from './write-csv.ts'

/** Downloads all products as a file for a spreadsheet; answers why it could not, if so. */
export async function exportProducts(): Promise<string | undefined> {
  const products = await fetchAllProducts()
  if (!products) return messages.product.fetchAllFailed
  const day = new Date().toISOString().slice(0, 10)
  downloadText(`products-${day}.csv`, writeCsv(products), csvType)
}
