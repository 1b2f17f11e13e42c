import { useState } from 'react'
import { Link } from 'react-router'
import { insightDays } from '../../../contract/insight/days.ts'
import type { Insight } from '../../../contract/insight/insight.ts'
import { insightMessages } from '../../../contract/insight/messages.ts'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import { DayFigures } from '../../features/insight/admin/day-figures.tsx'
import { figures } from '../../features/insight/admin/figures.ts'
import { insightAddress, readDays } from '../../features/insight/admin/insight-address.ts'
import { fetchInsight } from '../../features/insight/admin/queries.ts'
import { FoundSearches, SearchesToMend } from '../../features/insight/admin/searches.tsx'
import { WantedProducts } from '../../features/insight/admin/wanted-products.tsx'
import { downloadFile } from '../../requests/files/download.ts'
import { fetchFile } from '../../requests/files/fetch-file.ts'
import { useSite } from '../../shop/site-data.ts'
import { Download } from '../../ui/admin/icons.tsx'
import { Banner } from '../../ui/admin/notices/banner.tsx'
import { PageHeader } from '../../ui/admin/page-header.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import type { Route } from './+types/insight'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const days = readDays(new URL(request.url).searchParams)
  return { days, insight: await fetchInsight(days) }
}

/** Products that visitors opened and wanted, and their searches, with and without results. */
export default function InsightPage({ loaderData: { days, insight } }: Route.ComponentProps) {
  const isCounted = useSite().counts
  const isEmpty = insight && figures.every((figure) => insight.totals[figure] === 0)
  return (
    <>
      <PageHeader title={insightMessages.title}>
        {isCounted && <DaysNav days={days} />}
        {isCounted && <DownloadButton days={days} />}
      </PageHeader>
      {!insight && isCounted && <ErrorState message={insightMessages.loadFailed} />}
      {!isCounted && <EmptyState title={insightMessages.off} text={insightMessages.offText} />}
      {insight && (
        <div className="grid gap-6">
          {insight.isDemo && <Banner tone="success">{insightMessages.demo}</Banner>}
          {isEmpty ? (
            <EmptyState title={insightMessages.none} text={insightMessages.noneYet} />
          ) : (
            <>
              <DayFigures {...insight} />
              <Rankings key={days} {...insight} />
            </>
          )}
        </div>
      )}
    </>
  )
}

/** On a phone what may be mended comes first, and last what needs nothing. */
function Rankings({ searches, products }: Pick<Insight, 'searches' | 'products'>) {
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
      <SearchesToMend searches={searches} />
      <div className="grid gap-6">
        <WantedProducts products={products} />
        <FoundSearches searches={searches} />
      </div>
    </div>
  )
}

function DaysNav({ days }: { days: number }) {
  return (
    <nav aria-label="Days" className="flex gap-1">
      {insightDays.map((period) => (
        <Link
          key={period}
          to={insightAddress(period)}
          replace
          preventScrollReset
          aria-current={period === days ? 'page' : undefined}
          className={classNames(
            'grid min-h-11 place-items-center rounded-control border px-2.5 text-sm font-semibold',
            period === days ? 'border-leaf bg-leaf-wash' : 'border-line-strong bg-card',
          )}
        >
          {period} days
        </Link>
      ))}
    </nav>
  )
}

/** The same numbers for a spreadsheet. */
function DownloadButton({ days }: { days: number }) {
  const [state, setState] = useState<{ busy?: true; error?: string }>({})
  const download = async () => {
    setState({ busy: true })
    try {
      const path = `${apiPrefix}${apiPaths.insightCsv}?days=${days}`
      downloadFile(await fetchFile({ path, name: `insight-${days}-days.csv`, type: 'text/csv' }))
      setState({})
    } catch {
      setState({ error: insightMessages.fileFailed })
    }
  }
  return (
    <>
      <Button variant="secondary" busy={state.busy} onClick={download}>
        <Download className="size-4" />
        CSV
      </Button>
      <p role="status" className="text-sm text-danger empty:hidden">
        {state.error}
      </p>
    </>
  )
}
