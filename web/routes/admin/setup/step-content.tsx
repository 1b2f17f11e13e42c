import { useNavigate } from 'react-router'
import { settingsMessages } from '../../../../contract/settings/messages.ts'
import { setupMessages } from '../../../../contract/setup/messages.ts'
import { PasswordForm } from '../../../features/accounts/admin/password-form.tsx'
import { SimpleCategoryForm } from '../../../features/categories/admin/category-form.tsx'
import { guideSection } from '../../../features/settings/admin/guide-sections.ts'
import { SectionForm } from '../../../features/settings/admin/section-form.tsx'
import { nextAddress } from '../../../features/setup/admin/steps.ts'
import { ErrorState } from '../../../ui/states.tsx'
import { BackupStep } from './backup-step.tsx'
import type { StepData } from './load-step.ts'
import { OpenStep } from './open-step.tsx'
import { PictureStep } from './picture-step.tsx'
import { ProductStep } from './product-step.tsx'
import { hasDemoNumber, suggestSettings } from './suggest-settings.ts'

/** Form or actions of a step. */
export function StepContent({ data }: { data: StepData }) {
  const { step, setup, settings } = data
  const navigate = useNavigate()
  const next = nextAddress(setup, step)
  switch (step) {
    case 'category':
      return <SimpleCategoryForm next={next} />
    case 'product':
      return <ProductStep data={data} />
    case 'picture':
      return <PictureStep data={data} />
    case 'password':
      return <PasswordForm onChanged={() => void navigate(next)} />
    case 'backup':
      return <BackupStep next={next} />
    case 'open':
      return <OpenStep setup={setup} />
    default:
      if (!settings) return <ErrorState message={settingsMessages.loadFailed} />
      return (
        <>
          {step === 'whatsapp' && hasDemoNumber(setup, settings.record) && (
            <p className="font-semibold">{setupMessages.demoNumber}</p>
          )}
          <SectionForm
            section={guideSection(step, settings.record)}
            loaded={{ ...settings, record: suggestSettings(setup, settings.record) }}
            next={next}
          />
        </>
      )
  }
}
