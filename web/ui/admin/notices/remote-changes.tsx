import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { toast } from 'sonner'
import { limits } from '../../../../contract/limits.ts'
import { type FieldValue, imageField, type RemoteChanges } from '../../../forms/merge.ts'
import { formatAge } from '../age.ts'

type Words = {
  labelOf: (name: string) => string
  show: (name: string, value: FieldValue) => ReactNode
}

/** Shows a toast with somebody else's changes that were merged without a question. */
export function useRemoteChangesToast(
  mergedChanges: RemoteChanges | undefined,
  words: Words,
): void {
  const say = useEffectEvent((changes: RemoteChanges) => showRemoteChanges(changes, words))
  useEffect(() => {
    if (mergedChanges) say(mergedChanges)
  }, [mergedChanges])
}

export function showRemoteChanges(
  { changes, author = 'Somebody', time }: RemoteChanges,
  { labelOf, show }: Words,
): void {
  const age = time ? ` ${formatAge(time)}` : ''
  toast.info(`${author} saved in between${age}. That is kept, with your changes.`, {
    duration: limits.toast.reading,
    description: (
      <ul className="grid gap-0.5">
        {changes.map(({ name, before, theirs }) => (
          <li key={name} className="line-clamp-2">
            {labelOf(name)}:{' '}
            {name === imageField ? (
              theirs === '' ? (
                'removed'
              ) : (
                'another one'
              )
            ) : (
              <>
                {show(name, theirs)} (before: {show(name, before)})
              </>
            )}
          </li>
        ))}
      </ul>
    ),
  })
}
