import { type LoadResult, load } from './load.ts'
import { format, median, type Row } from './report.ts'

type Side = {
  port: number
  nextPath: () => string
  headers?: Record<string, string>
  worked(): Promise<number>
}
type Round = LoadResult & { work: number }

const rounds = 5
const seconds = 0.6
/** Seconds until V8 has compiled what runs often; the product is far more code than the bare server. */
const warmUp = 2

/** Loads the product and the bare server in turn, and takes the median of the ratios. */
export async function compareWithBare(
  work: string,
  atLeast: number,
  { site, bare }: { site: Side; bare: Side },
): Promise<Row> {
  for (const side of [bare, site]) await load({ ...side, seconds: warmUp })
  const pairs: { bare: Round; site: Round }[] = []
  for (let round = 0; round < rounds; round++)
    pairs.push({ bare: await measure(bare), site: await measure(site) })
  for (const { bare, site } of pairs) requireSameAnswers(work, bare, site)
  const rate = (of: 'bare' | 'site') => format(Math.round(median(pairs.map((p) => p[of].rate))))
  const byWork = median(pairs.map(({ bare, site }) => bare.work / site.work))
  const p99 = median(pairs.map(({ site }) => site.p99))
  return {
    work,
    value: median(pairs.map(({ bare, site }) => site.rate / bare.rate)),
    unit: '× bare',
    reach: { atLeast },
    detail: `${rate('site')} of ${rate('bare')} a second, p99 ${format(p99)} ms; ${format(byWork)} by processor time`,
  }
}

/** Besides what the load shows, the processor time for each answer: that does not depend on who else is busy. */
async function measure({ worked, ...side }: Side): Promise<Round> {
  const before = await worked()
  const result = await load({ ...side, seconds })
  const answers = Object.values(result.statuses).reduce((sum, count) => sum + count, 0)
  return { ...result, work: ((await worked()) - before) / answers }
}

function requireSameAnswers(work: string, bare: LoadResult, site: LoadResult): void {
  const [of, against] = [bare, site].map(({ statuses }) => Object.keys(statuses).join())
  if (of !== against) throw new Error(`${work}: answered ${against}, the bare server ${of}`)
}
