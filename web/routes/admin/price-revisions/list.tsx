import { useNavigate } from 'react-router'
import { pagePaths } from '../../../../contract/paths.ts'
import { pricePageMessages } from '../../../../contract/price-revisions/messages.ts'
import {
  type PriceRevisionState,
  priceRevisionStates,
} from '../../../../contract/price-revisions/states.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { fetchRevisions } from '../../../features/price-revisions/admin/queries.ts'
import { stateLabels } from '../../../features/price-revisions/admin/revision-card.tsx'
import { RevisionList } from '../../../features/price-revisions/admin/revision-list.tsx'
import {
  readRevisionListState,
  revisionsAddress,
} from '../../../features/price-revisions/admin/revision-list-state.ts'
import { fetchProductGroups } from '../../../features/products/admin/queries.ts'
import { useSavedId } from '../../../forms/saved-record.ts'
import { replaceQuery, useRequestedParams } from '../../../lists/use-requested-params.ts'
import { Pagination } from '../../../ui/admin/lists/pagination.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Select } from '../../../ui/inputs.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/list'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const state = readRevisionListState(new URL(request.url).searchParams)
  const [revisions, categories, groups] = await Promise.all([
    fetchRevisions(state),
    fetchCategories(),
    fetchProductGroups(),
  ])
  // Names alone: the history is read without them, too.
  const named = [...(categories.data?.data ?? []), ...(groups ?? [])]
  return { revisions, names: Object.fromEntries(named.map(({ _id, name }) => [_id, name])) }
}

/** Every change of many prices: to come, done, taken back. */
export default function PricesPage({ loaderData: { revisions, names } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const requested = readRevisionListState(useRequestedParams())
  const savedId = useSavedId()
  const filter = (state: string) =>
    void navigate(revisionsAddress({ state: state as PriceRevisionState | '' }), replaceQuery)
  const empty = requested.state ? pricePageMessages.noneInState : pricePageMessages.none
  return (
    <>
      <PageHeader title="Price history">
        <ButtonLink to={pagePaths.adminPricesNew}>Change prices</ButtonLink>
      </PageHeader>
      <div className="grid gap-4">
        <Select
          aria-label="State"
          value={requested.state}
          onChange={({ target }) => filter(target.value)}
          className="md:max-w-60"
        >
          <option value="">All</option>
          {priceRevisionStates.map((state) => (
            <option key={state} value={state}>
              {stateLabels[state]}
            </option>
          ))}
        </Select>
        {!revisions && <ErrorState message={pricePageMessages.loadFailed} />}
        {revisions?.data.length === 0 && <EmptyState title={empty} />}
        {revisions && revisions.data.length > 0 && (
          <>
            <RevisionList revisions={revisions.data} names={names} savedId={savedId} />
            <Pagination
              {...revisions.pagination}
              addressOf={(page) => revisionsAddress({ page }, requested)}
            />
          </>
        )}
      </div>
    </>
  )
}
