import { classNames } from '../class-names.ts'

export type FieldPair = { name: string; label: string; before?: string; after?: string }

/** Fields before and after a change, side by side; stacked on a phone. */
export function FieldPairs({ pairs }: { pairs: FieldPair[] }) {
  return (
    <dl className="grid gap-3">
      {pairs.map(({ name, label, before, after }) => (
        <div key={name} className="grid gap-1">
          <dt className="text-sm font-semibold">{label}</dt>
          <div className="grid gap-2 md:grid-cols-2">
            {before !== undefined && <Side title="Before" text={before} />}
            {after !== undefined && <Side title="After" text={after} isNew />}
          </div>
        </div>
      ))}
    </dl>
  )
}

function Side({ title, text, isNew }: { title: string; text: string; isNew?: boolean }) {
  return (
    <dd
      className={classNames(
        'min-w-0 rounded-control border p-3',
        isNew ? 'border-leaf bg-leaf-wash' : 'border-line',
      )}
    >
      <span className="block text-xs font-semibold text-ink-soft">{title}</span>
      <span className="break-words whitespace-pre-line">{text}</span>
    </dd>
  )
}
