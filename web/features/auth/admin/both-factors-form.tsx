import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type BothFactors, bothFactorsSchema } from '../../../../contract/second-factor.ts'
import { Banner } from '../../../ui/admin/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { CodeField } from './code-field.tsx'
import { PresentPasswordField } from './present-password-field.tsx'
import type { Changed } from './second-factor-queries.ts'

type BothFactorsFormProps = {
  /** What the button says, and while it works. */
  action: { label: string; busy: string; danger?: boolean }
  /** Whether a recovery code does as well; while it is being turned on there is none. */
  takesRecoveryCode?: boolean
  send: (factors: BothFactors) => Promise<Changed>
  onDone: (changed: Changed) => void
  onCancel: () => void
  children?: ReactNode
}

/** Asks for the code and the password: who finds an unlocked device is not to change how to sign in. */
export function BothFactorsForm(props: BothFactorsFormProps) {
  const { action, takesRecoveryCode, send, onDone, onCancel, children } = props
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    resolver: zodResolver(bothFactorsSchema),
    defaultValues: { code: '', currentPassword: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (factors) => {
    setFailure(undefined)
    const changed = await send(factors)
    if (!changed.error) return onDone(changed)
    const { code, currentPassword } = changed.error.errors ?? {}
    if (code) setError('code', { message: code }, { shouldFocus: true })
    if (currentPassword)
      setError('currentPassword', { message: currentPassword }, { shouldFocus: !code })
    if (!code && !currentPassword) setFailure(changed.error.message)
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {children}
      {failure && <Banner tone="danger">{failure}</Banner>}
      <CodeField
        {...register('code')}
        error={errors.code?.message}
        {...(takesRecoveryCode && { onSwitch: () => setFocus('code') })}
      />
      <PresentPasswordField
        {...register('currentPassword')}
        error={errors.currentPassword?.message}
      />
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" variant={action.danger ? 'danger' : 'primary'} busy={isSubmitting}>
          {isSubmitting ? action.busy : action.label}
        </Button>
      </div>
    </form>
  )
}
