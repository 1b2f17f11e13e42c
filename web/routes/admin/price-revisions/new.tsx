import { redirect } from 'react-router'
import { messages } from '../../../../contract/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import {
  pricePageMessages,
  priceRevisionMessages,
} from '../../../../contract/price-revisions/messages.ts'
import { fetchCategories } from '../../../features/categories/admin/queries.ts'
import { Preview } from '../../../features/price-revisions/admin/preview/preview.tsx'
import {
  fetchRevision,
  fetchScopeProducts,
} from '../../../features/price-revisions/admin/queries.ts'
import { RuleStep } from '../../../features/price-revisions/admin/rules/rule-step.tsx'
import { ScopeStep } from '../../../features/price-revisions/admin/scope-step.tsx'
import { fetchProductGroups } from '../../../features/products/admin/queries.ts'
import { findPriceSelection, readPriceScope } from '../../../lists/price-scope.ts'
import { browserApi } from '../../../requests/api.ts'
import { describeFailure } from '../../../requests/save-result.ts'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/new'

/** The draft that is looked at, the products whose rule is typed, or what can be chosen from. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams
  const draft = params.get('draft')
  if (draft) return loadDraft(draft)
  const chosen = readPriceScope(params)
  const ids = findPriceSelection()
  if (!chosen) return loadChoices(ids)
  const products = await fetchScopeProducts(chosen, ids)
  if (!products) return { step: 'failed', error: pricePageMessages.productsFailed } as const
  return {
    step: 'rule',
    chosen: { ...chosen, ids: products.map(({ _id }) => _id) },
    products,
  } as const
}

async function loadDraft(id: string) {
  const { data, failure } = await fetchRevision(id)
  const error = describeFailure(pricePageMessages.fetchFailed, failure)
  if (!data) return { step: 'failed', error } as const
  const { state } = data.record
  if (state !== 'draft' && state !== 'stopped') throw redirect(pagePaths.adminPrices)
  return { step: 'preview', loaded: data } as const
}

async function loadChoices(ids: string[]) {
  const [all, selected, categories, groups] = await Promise.all([
    browserApi().GET('/products', {
      params: { query: { visibility: 'all', limit: 1 } },
    }),
    fetchScopeProducts({ what: 'selection' }, ids),
    fetchCategories(),
    fetchProductGroups(),
  ])
  const total = all.data?.pagination.total
  if (total === undefined || !selected || !categories.data || !groups)
    return { step: 'failed', error: messages.product.fetchDataFailed } as const
  return { step: 'scope', selected, total, categories: categories.data.data, groups } as const
}

/** Changes many prices in three steps: which, how, and a look at what would change. */
export default function ChangePrices({ loaderData }: Route.ComponentProps) {
  const { step } = loaderData
  const list = { path: pagePaths.adminPrices, label: 'Price history' }
  return (
    <>
      <PageHeader
        title="Change prices"
        note={step === 'failed' ? undefined : notes[step]}
        list={list}
      />
      {step === 'failed' && <ErrorState message={loaderData.error ?? ''} />}
      {step === 'scope' && <ScopeStep {...loaderData} />}
      {step === 'rule' && loaderData.products.length === 0 && <NoProducts />}
      {step === 'rule' && loaderData.products.length > 0 && (
        <RuleStep key={loaderData.chosen.what + loaderData.chosen.id} {...loaderData} />
      )}
      {step === 'preview' && <Preview key={loaderData.loaded.record._id} {...loaderData} />}
    </>
  )
}

const notes = {
  scope: 'Step 1 of 3: which',
  rule: 'Step 2 of 3: how',
  preview: 'Step 3 of 3: look at it',
}

function NoProducts() {
  return (
    <EmptyState
      title={priceRevisionMessages.nothing}
      action={<ButtonLink to={pagePaths.adminPricesNew}>Choose others</ButtonLink>}
    />
  )
}
