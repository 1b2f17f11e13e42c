import { Link } from 'react-router'
import { fillPath, pagePaths } from '../../../../contract/paths.ts'
import type { Synonym } from '../../../../contract/search/synonym.ts'
import { useScrollIntoView } from '../../../forms/saved-record.ts'
import { languageOf } from '../../../text/language-of.ts'
import { RecordActions } from '../../../ui/admin/lists/record-actions.tsx'
import { classNames } from '../../../ui/class-names.ts'

type SynonymListProps = {
  synonyms: Synonym[]
  savedId?: string
  onDelete: (synonym: Synonym) => void
}

/** Synonym sets as cards. */
export function SynonymList({ synonyms, savedId, onDelete }: SynonymListProps) {
  return (
    <ul aria-label="Synonym sets" className="grid gap-3 md:grid-cols-2 md:gap-4">
      {synonyms.map((synonym) => (
        <Card
          key={synonym._id}
          synonym={synonym}
          saved={synonym._id === savedId}
          onDelete={() => onDelete(synonym)}
        />
      ))}
    </ul>
  )
}

type CardProps = { synonym: Synonym; saved: boolean; onDelete: () => void }

function Card({ synonym: { _id: id, label, terms }, saved, onDelete }: CardProps) {
  const address = fillPath(pagePaths.adminSynonymEdit, { id })
  return (
    <li
      ref={useScrollIntoView<HTMLLIElement>(saved)}
      className={classNames(
        'min-w-0 rounded-card border border-line pt-1 pr-1 pb-4 pl-4',
        saved ? 'bg-leaf-wash' : 'bg-card',
      )}
    >
      <div className="flex items-center">
        <Link
          to={address}
          prefetch="intent"
          className="min-h-11 min-w-0 flex-1 content-center py-1 font-semibold wrap-anywhere"
        >
          {label}
        </Link>
        <RecordActions name={label} editAddress={address} onDelete={onDelete} />
      </div>
      <p className="flex flex-wrap gap-1.5 pr-3">
        {terms.map((term) => (
          <span
            key={term}
            lang={languageOf(term)}
            className="min-w-0 rounded-full bg-paper-deep px-3 py-1 text-sm leading-snug wrap-anywhere"
          >
            {term}
          </span>
        ))}
      </p>
    </li>
  )
}
