import { Link } from 'react-router'
import type { Setup } from '../../../../contract/setup/setup.ts'
import { setupTitles } from '../../../../contract/setup/setup-steps.ts'
import { ChevronDown, Circle, CircleCheck } from '../../../ui/admin/icons.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { RemoveDemo } from './remove-demo.tsx'
import { findNextStep, isGuideDone, isSettled, stepAddress } from './steps.ts'

/** The steps to an open shop, on the dashboard until all are done. */
export function SetupCard({ setup }: { setup: Setup }) {
  const next = findNextStep(setup)
  if (isGuideDone(setup) || !next) return null
  const { isOpen, steps, hasDemo } = setup
  const settled = steps.filter(isSettled).length
  return (
    <section
      aria-labelledby="setup"
      className="grid gap-3 rounded-card border border-gold bg-card p-4 md:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="setup" className="font-display text-subheading">
          Open your shop
        </h2>
        <p className="text-sm text-ink-soft tabular-nums">
          {settled} of {steps.length} done
        </p>
      </div>
      {!isOpen && <p>Until it is open, visitors read that you open soon.</p>}
      <progress
        value={settled}
        max={steps.length}
        aria-label="Steps that are done"
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-paper-deep [&::-moz-progress-bar]:bg-leaf [&::-webkit-progress-bar]:bg-paper-deep [&::-webkit-progress-value]:bg-leaf"
      />
      <ButtonLink to={stepAddress(next)} className="md:justify-self-start">
        Next: {setupTitles[next]}
      </ButtonLink>
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
          All steps
        </summary>
        <ol className="md:columns-2">
          {steps.map((step) => (
            <li key={step.key} className="break-inside-avoid">
              <Link
                to={stepAddress(step.key)}
                className="flex min-h-11 items-center gap-3 rounded-control px-2 hover:bg-paper-deep"
              >
                <StepMark done={step.done} />
                {setupTitles[step.key]}
                {step.skipped && !step.done && (
                  <span className="text-sm text-ink-soft">left out</span>
                )}
              </Link>
            </li>
          ))}
        </ol>
      </details>
      {hasDemo && <RemoveDemo steps={steps} />}
    </section>
  )
}

function StepMark({ done }: { done: boolean }) {
  const Mark = done ? CircleCheck : Circle
  return (
    <>
      <Mark className={`size-5 shrink-0 ${done ? 'text-leaf-ink' : 'text-ink-soft'}`} />
      <span className="sr-only">{done ? 'Done: ' : ''}</span>
    </>
  )
}
