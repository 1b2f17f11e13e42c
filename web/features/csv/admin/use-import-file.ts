import { useEffect, useRef, useState } from 'react'
import { productGroupMessages } from '../../../../contract/groups/messages.ts'
import { indiaDate } from '../../../../contract/india-time.ts'
import { messages } from '../../../../contract/messages.ts'
import { nameKey } from '../../../../contract/text/name-key.ts'
import { browserApi } from '../../../requests/api.ts'
import { loadCategories } from '../../../requests/load-categories.ts'
import { fetchAllProducts, fetchProductGroups } from '../../products/admin/queries.ts'
import { convertRows } from './convert-rows.ts'
import { categoryFinder } from './formats/find-category.ts'
import { toPlainText } from './formats/plain-text.ts'
import { type FileColumns, findMissingColumn, matchColumns } from './match-columns.ts'
import { type PlannedLine, planImport } from './plan-import.ts'
import { collectInSlices, readTable, type Table } from './read-file.ts'

/** The step of a chosen file. */
export type FileStage =
  | { at: 'start' }
  | { at: 'reading'; lines: number }
  | { at: 'rejected'; problem: string }
  | { at: 'asking'; table: Table; columns: FileColumns }
  | { at: 'planned'; table: Table; columns: FileColumns; lines: PlannedLine[] }

const start: FileStage = { at: 'start' }

/** Reads a chosen file and plans its import; asks for unknown columns in between. */
export function useImportFile() {
  const [file, setFile] = useState<File>()
  const [stage, setStage] = useState<FileStage>(start)
  const reading = useRef<AbortController>(null)
  useEffect(() => () => reading.current?.abort(), [])

  /** Shows the result of the latest work; earlier work is aborted. */
  const runLatest = async (job: (options: CollectOptions) => Promise<FileStage>) => {
    reading.current?.abort()
    const controller = new AbortController()
    reading.current = controller
    const { signal } = controller
    setStage({ at: 'reading', lines: 0 })
    try {
      const next = await job({
        signal,
        onProgress: (lines) => setStage({ at: 'reading', lines }),
      })
      if (!signal.aborted) setStage(next)
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  const choose = (chosen: File) => {
    setFile(chosen)
    return runLatest(async (options) => {
      const table = await readTable(chosen, options)
      if ('problem' in table) return { at: 'rejected', problem: table.problem }
      const columns = matchColumns(table.header, table.rows)
      if (columns.columns.some(({ asked }) => asked)) return { at: 'asking', table, columns }
      return plan(table, columns, options)
    })
  }

  /** Continues once the uses of all columns are known. */
  const confirmColumns = (table: Table, columns: FileColumns) =>
    runLatest((options) => plan(table, columns, options))

  const clear = () => {
    reading.current?.abort()
    setFile(undefined)
    setStage(start)
  }

  return { file, stage, choose, confirmColumns, ask: setStage, clear }
}

type CollectOptions = NonNullable<Parameters<typeof collectInSlices>[1]>

async function plan(
  table: Table,
  columns: FileColumns,
  options: CollectOptions,
): Promise<FileStage> {
  const missing = findMissingColumn(columns)
  if (missing) return { at: 'rejected', problem: missing }
  const [products, response, groups] = await Promise.all([
    fetchAllProducts(),
    loadCategories(browserApi(), 'all'),
    fetchProductGroups(),
  ])
  const categories = response.data?.data
  if (!products) return { at: 'rejected', problem: messages.product.fetchAllFailed }
  if (!groups) return { at: 'rejected', problem: productGroupMessages.loadFailed }
  if (!categories) return { at: 'rejected', problem: messages.category.loadFailed }
  const context = {
    findCategory: categoryFinder(categories),
    hasGroup: (name: string) => groups.some((group) => nameKey(group.name) === nameKey(name)),
    toPlainText,
    today: indiaDate(Date.now()),
  }
  const converted = await collectInSlices(convertRows(table.rows, columns, context), options)
  const lines = await collectInSlices(
    planImport(converted, products, { categories, groups }),
    options,
  )
  return { at: 'planned', table, columns, lines }
}
