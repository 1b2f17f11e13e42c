import { useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pagePaths } from '../../../../contract/paths.ts'
import { synonymMessages } from '../../../../contract/search/messages.ts'
import type { Synonym } from '../../../../contract/search/synonym.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { nameKey } from '../../../../contract/text/name-key.ts'
import { fetchSynonyms, synonymApi } from '../../../features/search/admin/queries.ts'
import { SearchTrial } from '../../../features/search/admin/search-trial.tsx'
import { SynonymList } from '../../../features/search/admin/synonym-list.tsx'
import { useSavedId } from '../../../forms/saved-record.ts'
import { DeleteDialog } from '../../../ui/admin/dialogs/delete-dialog.tsx'
import { SearchField } from '../../../ui/admin/fields/search-field.tsx'
import { AddLink, PageHeader } from '../../../ui/admin/page-header.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import type { Route } from './+types/list'

export async function clientLoader() {
  return { synonyms: await fetchSynonyms() }
}

/** Another search to try changes no set. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = change
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

/** The words that mean the same to a search. */
export default function SynonymsPage({ loaderData: { synonyms } }: Route.ComponentProps) {
  const [toDelete, setToDelete] = useState<Synonym>()
  const [search, setSearch] = useState('')
  const savedId = useSavedId()
  const found = synonyms?.filter((synonym) => contains(synonym, nameKey(search)))
  return (
    <>
      <PageHeader title="Synonyms" note={synonyms && countOf(synonyms.length, 'set')}>
        <AddLink to={pagePaths.adminSynonymNew}>Add set</AddLink>
      </PageHeader>
      <p className="mb-4 max-w-prose text-ink-soft">
        A search for one word of a set finds products with the others, too. Spellings that sound
        alike are found without one.
      </p>
      <div className="mb-6">
        <SearchTrial synonyms={synonyms} />
      </div>
      {!found && <ErrorState message={synonymMessages.loadFailed} />}
      {synonyms?.length === 0 && <EmptyState title={synonymMessages.none} />}
      {synonyms && found && synonyms.length > 0 && (
        <div className="grid gap-4">
          <SearchField
            label="Find a set"
            placeholder="Find a set"
            value={search}
            onSearch={setSearch}
          />
          {found.length === 0 && <EmptyState title={synonymMessages.noneFound} />}
          <SynonymList synonyms={found} savedId={savedId} onDelete={setToDelete} />
        </div>
      )}
      <DeleteDialog
        title="Delete synonym set"
        question={synonymMessages.deleteConfirm}
        records={toDelete ? [toDelete] : []}
        nameOf={({ label }) => label}
        api={synonymApi}
        onClose={() => setToDelete(undefined)}
      />
    </>
  )
}

function contains({ label, terms }: Synonym, key: string): boolean {
  return [label, ...terms].some((text) => nameKey(text).includes(key))
}
