import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { pagePaths } from '../../../../contract/paths.ts'
import { setupMessages } from '../../../../contract/setup/messages.ts'
import { setupKeys, setupTitles } from '../../../../contract/setup/setup-steps.ts'
import { saveSetup } from '../../../features/setup/admin/queries.ts'
import {
  findNextStep,
  isSkippable,
  nextAddress,
  reasons,
} from '../../../features/setup/admin/steps.ts'
import { CircleCheck } from '../../../ui/admin/icons.tsx'
import { PageHeader } from '../../../ui/admin/page-header.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import AdminNotFound from '../not-found.tsx'
import type { Route } from './+types/step'
import { loadStep, type StepData } from './load-step.ts'
import { StepContent } from './step-content.tsx'

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return loadStep(params.step)
}

/** One step of the way to an open shop: why, what to enter, and on to the next. */
export default function SetupStep({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <AdminNotFound />
  const { step, setup } = loaderData
  return (
    <>
      <PageHeader
        title={setupTitles[step]}
        note={`Step ${setupKeys.indexOf(step) + 1} of ${setupKeys.length}`}
        list={{ path: pagePaths.admin, label: 'Dashboard' }}
      />
      {setup ? (
        <div className="grid gap-5 md:max-w-3xl">
          <p className="max-w-prose">{reasons[step]}</p>
          <StepState key={`${step} state`} data={{ ...loaderData, setup }} />
          <StepContent key={step} data={{ ...loaderData, setup }} />
        </div>
      ) : (
        <ErrorState message={setupMessages.loadFailed} />
      )}
    </>
  )
}

/** Says that a step is done, and leads on; or lets it be left out. */
function StepState({ data: { step, setup } }: { data: StepData }) {
  const navigate = useNavigate()
  const state = setup.steps.find(({ key }) => key === step)
  const next = findNextStep(setup, step)
  const leaveOut = async () => {
    if (!isSkippable(step)) return
    const skipped = setup.steps.filter((other) => other.skipped).map(({ key }) => key)
    const failure = await saveSetup({ skipped: [...skipped, step].filter(isSkippable) })
    if (failure) toast.error(failure)
    else await navigate(nextAddress(setup, step))
  }
  if (state?.done && step !== 'open')
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex items-center gap-2 font-semibold text-leaf-ink">
          <CircleCheck className="size-5" />
          Done
        </p>
        <ButtonLink to={nextAddress(setup, step)}>
          {next ? `Next: ${setupTitles[next]}` : 'To the dashboard'}
        </ButtonLink>
      </div>
    )
  if (!isSkippable(step)) return null
  return (
    <Button variant="secondary" onClick={leaveOut} className="justify-self-start">
      Not now
    </Button>
  )
}
