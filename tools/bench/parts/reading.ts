import { apiPaths, apiPrefix, fillPath, pagePaths } from '../../../contract/paths.ts'
import { compareWithBare } from '../compare.ts'
import { knownIds } from '../fill-database.ts'
import { ask, record } from '../recorded.ts'
import { format, median, type Row } from '../report.ts'
import { type Site, startBare, withSite } from '../site.ts'
import { writeSteadily } from '../writing.ts'

/** As browsers ask. */
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' }
const api = (path: string) => apiPrefix + path

const lists: Record<string, string> = {
  'list of 50': api(apiPaths.products),
  'list of 1,000': `${api(apiPaths.products)}?limit=1000`,
  'one product': api(fillPath(apiPaths.product, { id: knownIds.product })),
  'featured products': api(apiPaths.featuredProducts),
  categories: api(apiPaths.categories),
  'nav-config': api(apiPaths.navConfig),
}

const pages: Record<string, string> = {
  'home page': pagePaths.home,
  'products page': pagePaths.products,
  'category page': fillPath(pagePaths.category, { categoryId: knownIds.category }),
}

type Question = { work: string; path: string; headers: Record<string, string> }

/** Lists and records of the API that do not change, 304s, and the same while others write. */
export function benchLists(): Promise<Row[]> {
  return withSite(1000, async (site) => {
    const questions = toQuestions(lists)
    const known = await withTags(site, questions)
    const uncompressed = questions
      .filter(({ work }) => work === 'list of 1,000')
      .map(({ work, path }) => ({ work: `${work}, uncompressed`, path, headers: {} }))
    const unchanged = await compareAll(site, [...questions, ...uncompressed, ...known], 0.85)
    const stopWriting = await writeSteadily(site, { perSecond: 10 })
    const changing = await compareAll(site, questions, 0.6, ' while 10 writes a second go on')
    const writes = await stopWriting()
    for (const row of changing) row.detail += `; ${format(writes.perSecond)} writes a second`
    return [...unchanged, ...changing]
  })
}

/** Pages that do not change, and the first request for one after a write. */
export function benchPages(): Promise<Row[]> {
  return withSite(1000, async (site) => {
    const questions = toQuestions(pages)
    const rows = await compareAll(site, questions, 0.8)
    for (const question of questions) rows.push(await timeFirst(site, question))
    return rows
  })
}

function toQuestions(paths: Record<string, string>): Question[] {
  return Object.entries(paths).map(([work, path]) => ({ work, path, headers: asBrowser }))
}

/** The same questions from somebody who has the answer. */
async function withTags(site: Site, questions: Question[]): Promise<Question[]> {
  return Promise.all(
    questions.map(async ({ work, path, headers }) => {
      const answer = await ask(site.port, path, headers)
      const etag =
        answer.headers[answer.headers.findIndex((name) => /^etag$/i.test(name)) + 1] ?? ''
      return { work: `${work}, 304`, path, headers: { ...headers, 'if-none-match': etag } }
    }),
  )
}

async function compareAll(
  site: Site,
  questions: Question[],
  atLeast: number,
  circumstance = '',
): Promise<Row[]> {
  const rows: Row[] = []
  const bare = await startBare()
  try {
    for (const { work, path, headers } of questions) {
      await bare.give(await record(site.port, [path], headers))
      const nextPath = () => path
      rows.push(
        await compareWithBare(`${work}${circumstance}`, atLeast, {
          site: { port: site.port, worked: site.worked, nextPath, headers },
          bare: { port: bare.port, worked: bare.worked, nextPath, headers },
        }),
      )
    }
    return rows
  } finally {
    await bare.stop()
  }
}

async function timeFirst(site: Site, { work, path, headers }: Question): Promise<Row> {
  const times: number[] = []
  for (let round = 0; round < 7; round++) {
    const stop = await writeSteadily(site, { times: 1 })
    await stop()
    const started = performance.now()
    await ask(site.port, path, headers)
    times.push(performance.now() - started)
  }
  return {
    work: `${work}, first request after a write`,
    value: median(times),
    unit: 'ms',
    reach: { atMost: 50 },
    detail: `slowest of ${times.length}: ${format(Math.max(...times))} ms`,
  }
}
