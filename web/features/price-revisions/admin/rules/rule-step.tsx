import type { KeyboardEvent } from 'react'
import { pagePaths } from '../../../../../contract/paths.ts'
import { priceRevisionLimits } from '../../../../../contract/price-revisions/limits.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { useUnsavedGuard } from '../../../../forms/use-unsaved-guard.ts'
import { BottomBar } from '../../../../ui/admin/bottom-bar.tsx'
import { BlockedLeaveDialog } from '../../../../ui/admin/dialogs/confirm-dialog.tsx'
import { Choices } from '../../../../ui/admin/fields/choices.tsx'
import { LengthLeft } from '../../../../ui/admin/fields/text-field.tsx'
import { Banner } from '../../../../ui/admin/notices/banner.tsx'
import { UnsavedNotice } from '../../../../ui/admin/notices/unsaved-notice.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Field, Input } from '../../../../ui/inputs.tsx'
import { describeChosen } from './describe-rule.ts'
import { RateFields, SinglePriceFields, ValueFields } from './rule-fields.tsx'
import type { ChosenProducts } from './rule-values.ts'
import { useRuleForm } from './use-rule-form.ts'

type RuleStepProps = { chosen: ChosenProducts; products: Product[] }

const kinds = [
  { value: 'percent', label: 'By percent' },
  { value: 'amount', label: 'By an amount' },
  { value: 'rate', label: 'New rate' },
  { value: 'set', label: 'Single prices' },
] as const

const roundings = [
  { value: '0', label: 'Not at all' },
  { value: '1', label: 'To ₹1' },
  { value: '5', label: 'To ₹5' },
  { value: '10', label: 'To ₹10' },
] as const

/** The second step: how the prices of these products change. */
export function RuleStep({ chosen, products }: RuleStepProps) {
  const form = useRuleForm(chosen, chosen.what === 'group' ? { kind: 'rate' } : {})
  const { values, change, errors, failure, isBusy } = form
  const { kind, reason } = values
  const fields = { values, errors, change }
  const blocker = useUnsavedGuard(form.isTyped && !isBusy)
  const leave = () => {
    form.discard()
    blocker.proceed?.()
  }
  return (
    <form
      onSubmit={form.submit}
      onKeyDown={focusNext}
      noValidate
      className="grid grid-cols-1 gap-5"
    >
      <BlockedLeaveDialog blocker={blocker} onLeave={leave} />
      <p>{describeChosen(chosen, products)}</p>
      {form.restored && <UnsavedNotice restored onDiscard={form.discard} />}
      {failure && <Banner tone="danger">{failure.message}</Banner>}
      {errors[''] && <Banner tone="danger">{errors['']}</Banner>}
      <fieldset disabled={isBusy} className="grid max-w-2xl min-w-0 grid-cols-1 gap-5">
        <Choices
          legend="How do they change?"
          value={kind}
          choices={kinds}
          onChange={(kind) => change({ kind })}
          inPairs
        />
        {kind === 'rate' && <RateFields {...fields} products={products} />}
        {kind === 'set' && <SinglePriceFields {...fields} products={products} />}
        {(kind === 'percent' || kind === 'amount') && <ValueFields {...fields} kind={kind} />}
        {kind !== 'set' && (
          <Choices
            legend="Round"
            value={values.round}
            choices={roundings}
            onChange={(round) => change({ round })}
            inPairs
          />
        )}
        <Field
          label="Reason"
          hint="For the history of prices. Customers do not see it."
          error={errors.reason}
          count={<LengthLeft text={reason} max={priceRevisionLimits.reason} />}
        >
          <Input
            value={reason}
            autoComplete="off"
            onChange={({ target }) => change({ reason: target.value })}
          />
        </Field>
      </fieldset>
      <BottomBar>
        <ButtonLink to={pagePaths.adminPricesNew} variant="secondary">
          Back
        </ButtonLink>
        <Button type="submit" busy={isBusy} className="flex-1 md:flex-none">
          {isBusy ? 'Working it out...' : 'Preview'}
        </Button>
      </BottomBar>
    </form>
  )
}

/** From one amount of a list to the next; after the last, Enter submits as usual. */
function focusNext(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget } = event
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  const amounts = [...currentTarget.querySelectorAll<HTMLInputElement>('[enterkeyhint=next]')]
  const next = amounts[amounts.indexOf(target) + 1]
  if (!amounts.includes(target) || !next) return
  event.preventDefault()
  next.focus()
}
