import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { signInMessages } from '../../../../contract/accounts/messages.ts'
import { confirmationSchema } from '../../../../contract/accounts/sign-in.ts'
import { useSubmitOnce } from '../../../forms/use-submit-once.ts'
import { ModalDialog } from '../../../ui/admin/dialogs/modal-dialog.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import {
  closePasswordPrompt,
  confirmPassword,
  useIsPasswordPromptOpen,
} from '../confirm-password.ts'
import { confirmByPasskey, supportsPasskeys } from '../passkeys.ts'
import { useSession } from '../session.ts'
import { CodeField, CurrentPasswordField } from './credential-fields.tsx'
import { PasskeyButton } from './passkey-button.tsx'

/** Asks for the password whenever a call needs it again; the call is then repeated. */
export function ConfirmPasswordDialog() {
  const isAsked = useIsPasswordPromptOpen()
  useEffect(() => () => closePasswordPrompt(false), [])
  return (
    <ModalDialog
      title={signInMessages.confirm}
      open={isAsked}
      onClose={() => closePasswordPrompt(false)}
      role="alertdialog"
    >
      <Question />
    </ModalDialog>
  )
}

function Question() {
  const { user } = useSession()
  const [failure, setFailure] = useState<string>()
  const [codeAsked, setCodeAsked] = useState(false)
  const { register, handleSubmit, formState, setFocus, setError } = useForm({
    resolver: zodResolver(confirmationSchema),
    defaultValues: { password: '', code: '' },
  })
  useEffect(() => setFocus(codeAsked ? 'code' : 'password'), [codeAsked, setFocus])
  const { errors, isSubmitting } = formState

  const confirmWithPasskey = async () => {
    const error = await confirmByPasskey()
    if (!error) closePasswordPrompt(true)
    return error && { ...error, message: error.errors?.response ?? error.message }
  }

  const submit = useSubmitOnce(handleSubmit, async (given) => {
    setFailure(undefined)
    const error = await confirmPassword(given)
    if (!error) return closePasswordPrompt(true)
    const { password, code } = error.errors ?? {}
    if (password) return setError('password', { message: password }, { shouldFocus: true })
    if (!code) return setFailure(error.message)
    // At the first try the code is only asked for: no error yet.
    if (codeAsked) setError('code', { message: code }, { shouldFocus: true })
    setCodeAsked(true)
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p>What you are about to do needs it, and it was given more than ten minutes ago.</p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      {/* For password managers: whose password it is. */}
      <input hidden readOnly autoComplete="username" value={user?.email ?? ''} />
      <CurrentPasswordField {...register('password')} error={errors.password?.message} />
      {codeAsked && (
        <CodeField
          {...register('code')}
          error={errors.code?.message}
          onSwitch={() => setFocus('code')}
        />
      )}
      {user?.withPasskey && supportsPasskeys() && (
        <PasskeyButton label="Use a passkey instead" onUse={confirmWithPasskey} />
      )}
      <div className="grid grid-cols-2 gap-3 pt-2 md:flex md:justify-end">
        <Button
          variant="secondary"
          onClick={() => closePasswordPrompt(false)}
          disabled={isSubmitting}
        >
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Continue
        </Button>
      </div>
    </form>
  )
}
