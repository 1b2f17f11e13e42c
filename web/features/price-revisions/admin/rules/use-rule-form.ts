import { type SubmitEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { unsavedRuleKey } from '../../../../lists/price-scope.ts'
import { makeIdempotencyKey } from '../../../../requests/idempotency-key.ts'
import type { SaveFailure } from '../../../../requests/save-result.ts'
import {
  deleteUnsavedForm,
  findUnsavedForm,
  storeUnsavedForm,
} from '../../../../storage/unsaved-forms.ts'
import { createRevision } from '../queries.ts'
import { type PreviewState, previewAddress } from '../revision-list-state.ts'
import {
  blankRule,
  type ChosenProducts,
  checkRule,
  type RuleValues,
  toFieldErrors,
} from './rule-values.ts'

/** Form of a rule: stored for this tab until the prices are applied or it is given up. */
export function useRuleForm(chosen: ChosenProducts, start: Partial<RuleValues>) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const storageKey = unsavedRuleKey(chosen)
  const [stored] = useState(() => findUnsavedForm<RuleValues, null>(storageKey, blankRule))
  const [values, setValues] = useState<RuleValues>(() => readStored(stored?.values, chosen, start))
  const [key, setKey] = useState(stored?.idempotencyKey)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<SaveFailure>()
  const [isBusy, setIsBusy] = useState(false)
  const [restored, setRestored] = useState(stored !== null)
  const [isTyped, setIsTyped] = useState(restored)

  const change = (changed: Partial<RuleValues>) => {
    const next = { ...values, ...changed }
    setValues(next)
    setIsTyped(true)
    // Other prices are another form.
    setKey(undefined)
    storeUnsavedForm(storageKey, { values: next, record: null })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const show = (found: Record<string, string>) => {
      flushSync(() => setErrors(found))
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    }
    setFailure(undefined)
    const checked = checkRule(values, chosen)
    if (checked.errors) return show(checked.errors)
    const sent = key ?? makeIdempotencyKey()
    setKey(sent)
    storeUnsavedForm(storageKey, { values, record: null, idempotencyKey: sent })
    setIsBusy(true)
    const { data, failure } = await createRevision(checked.body, sent)
    setIsBusy(false)
    if (data)
      return navigate(previewAddress(data._id), { state: { from: search } satisfies PreviewState })
    if (failure.created === null) setKey(undefined)
    setFailure(failure)
    show(toFieldErrors(failure.errors ?? {}, values))
  }

  return {
    values,
    change,
    errors,
    failure,
    isBusy,
    submit,
    restored,
    isTyped,
    discard: () => {
      deleteUnsavedForm(storageKey)
      setValues({ ...blankRule, ...start })
      setKey(undefined)
      setRestored(false)
      setIsTyped(false)
    },
  }
}

/** Without the prices of products that have gone meanwhile. */
function readStored(
  stored: RuleValues | undefined,
  { ids }: ChosenProducts,
  start: Partial<RuleValues>,
): RuleValues {
  if (!stored) return { ...blankRule, ...start }
  const prices = Object.entries(stored.prices).filter(([id]) => ids.includes(id))
  return { ...stored, prices: Object.fromEntries(prices) }
}
