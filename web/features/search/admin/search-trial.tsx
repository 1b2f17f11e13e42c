import { Link, useNavigate } from 'react-router'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import { synonymMessages } from '../../../../contract/search/messages.ts'
import type { MatchKind, SearchTrial as Trial } from '../../../../contract/search/search-trial.ts'
import type { Synonym } from '../../../../contract/search/synonym.ts'
import { countOf } from '../../../../contract/text/count.ts'
import { listAddress, readQueryText } from '../../../lists/list-query.ts'
import { useListParams } from '../../../lists/use-list-params.ts'
import { replaceQuery } from '../../../lists/use-requested-params.ts'
import { useResult } from '../../../lists/use-result.ts'
import { languageOf } from '../../../text/language-of.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { SearchField } from '../../../ui/admin/fields/search-field.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { trySearch } from './queries.ts'

const kindLabels: Record<MatchKind, string> = {
  literal: 'as typed',
  synonym: 'by synonym',
  sound: 'by sound',
  beginning: 'by how it begins',
  similar: 'by similar spelling',
}

/** Result of a search, explained; repeated when the sets have changed. */
export function SearchTrial({ synonyms }: { synonyms: Synonym[] | undefined }) {
  const navigate = useNavigate()
  const search = readQueryText(useListParams(), 'search')
  const trial = useResult(search || undefined, trySearch, synonyms)
  const show = (search: string) =>
    void navigate(listAddress(pagePaths.adminSynonyms, { search }), replaceQuery)
  return (
    <FormSection title="Try it">
      <SearchField
        label="Try a search"
        placeholder="What a customer types"
        value={search}
        onSearch={show}
      />
      <div role="status" aria-busy={trial === 'pending'} className="grid gap-4 empty:hidden">
        {trial === 'pending' && <p className="text-ink-soft">Searching...</p>}
        {trial === 'failed' && <ErrorState message={synonymMessages.trialFailed} />}
        {typeof trial === 'object' && <Result {...trial} />}
      </div>
    </FormSection>
  )
}

function Result({ words, products, total }: Trial) {
  return (
    <>
      <ul aria-label="How each word is found" className="grid gap-2 empty:hidden">
        {words.map(({ typed, how, found }) => (
          <li key={typed} className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
            <span lang={languageOf(typed)} className="font-semibold">
              {typed}
            </span>{' '}
            <Badge tone={how === null ? 'honey' : how === 'literal' ? 'leaf' : 'quiet'}>
              {how === null ? 'not found' : kindLabels[how]}
            </Badge>{' '}
            {found && <span lang={languageOf(found)}>{found}</span>}
          </li>
        ))}
      </ul>
      <p className="font-semibold">
        {total === 0 ? 'No product is found.' : `${countOf(total, 'product')} found`}
        {total > products.length && `, the first ${products.length}:`}
      </p>
      <ul aria-label="Products found" className="-mt-2 empty:hidden">
        {products.map(({ _id: id, name, nameTa }) => (
          <li key={id} className="border-b border-line last:border-0">
            <Link
              to={fillPath(pagePaths.adminProductEdit, { id })}
              className="grid min-h-11 content-center py-1.5 wrap-anywhere hover:bg-paper-deep"
            >
              <span>{name}</span>
              {nameTa && (
                <span lang="ta" className="text-sm text-ink-soft">
                  {nameTa}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
