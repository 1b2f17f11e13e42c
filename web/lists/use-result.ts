import { useEffect, useState } from 'react'

/**
 * The response to the current question, never to an earlier one; undefined until it arrives. `ask` gives
 * undefined where its request failed, and is called again when `renewed` has changed.
 */
export function useResult<Question, T extends object>(
  question: Question | undefined,
  ask: (question: Question) => Promise<T | undefined>,
  renewed: unknown,
): T | 'pending' | 'failed' | undefined {
  const [result, setResult] = useState<{ question: Question; is: T | 'failed' }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: other data may have another response
  useEffect(() => {
    if (question === undefined) return
    let isWanted = true
    void ask(question).then((found) => {
      if (isWanted) setResult({ question, is: found ?? 'failed' })
    })
    return () => {
      isWanted = false
    }
  }, [question, ask, renewed])
  if (question === undefined) return undefined
  return result?.question === question ? result.is : 'pending'
}
