import { Link, useRevalidator } from 'react-router'
import { toast } from 'sonner'
import { setupMessages } from '../../../../contract/setup/messages.ts'
import type { Setup } from '../../../../contract/setup/setup.ts'
import { neededSteps, setupTitles } from '../../../../contract/setup/setup-steps.ts'
import { defaultFactsInWords } from '../../../features/settings/admin/texts/own-facts.ts'
import { fetchPreview, saveSetup } from '../../../features/setup/admin/queries.ts'
import { RemoveDemo } from '../../../features/setup/admin/remove-demo.tsx'
import { stepAddress } from '../../../features/setup/admin/steps.ts'
import { useSite } from '../../../shop/site-data.ts'
import { ExternalLink, Eye } from '../../../ui/admin/icons.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'

/** Opens the shop once nothing is missing, and closes it again. */
export function OpenStep({ setup: { isOpen, steps, hasDemo } }: { setup: Setup }) {
  const { publicUrl } = useSite()
  const missing = steps.filter(({ key, done }) => neededSteps.includes(key) && !done)
  if (isOpen)
    return (
      <>
        <Banner tone="success">{setupMessages.opened}</Banner>
        <ButtonLink to={publicUrl} className="md:justify-self-start">
          <ExternalLink className="size-4" />
          See your shop
        </ButtonLink>
        <OpenButton isOpen />
        {hasDemo && <RemoveDemo steps={steps} />}
      </>
    )
  return (
    <>
      {missing.length > 0 && (
        <div className="grid gap-1">
          <p className="font-semibold">Still needed:</p>
          <ul>
            {missing.map(({ key }) => (
              <li key={key}>
                <Link
                  to={stepAddress(key)}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {setupTitles[key]}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {steps.some(({ key, done }) => key === 'story' && !done) && (
        <p>
          The site still says: {defaultFactsInWords}.{' '}
          <Link
            to={stepAddress('story')}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Say what is true of you
          </Link>
        </p>
      )}
      <PreviewButton />
      <OpenButton isOpen={false} disabled={missing.length > 0} />
    </>
  )
}

function OpenButton({ isOpen, disabled }: { isOpen: boolean; disabled?: boolean }) {
  const { revalidate } = useRevalidator()
  const save = async () => {
    const failure = await saveSetup({ isOpen: !isOpen })
    if (failure) toast.error(failure)
    else await revalidate()
  }
  return (
    <Button
      variant={isOpen ? 'secondary' : 'primary'}
      size={isOpen ? 'normal' : 'large'}
      onClick={save}
      disabled={disabled}
      className="md:justify-self-start"
    >
      {isOpen ? 'Close the shop' : 'Open the shop'}
    </Button>
  )
}

function PreviewButton() {
  const show = async () => {
    // Opened by the press itself: browsers block what opens later.
    const tab = window.open('', '_blank')
    const address = await fetchPreview()
    if (!address) {
      tab?.close()
      toast.error(setupMessages.previewFailed)
    } else if (tab) tab.location.href = address
    else location.assign(address)
  }
  return (
    <Button variant="secondary" onClick={show} className="md:justify-self-start">
      <Eye className="size-4" />
      See it as a visitor sees it
    </Button>
  )
}
