import { useEffect, useState } from 'react'
import { canSignInByPasskey, signInByPasskey } from '../passkeys.ts'
import { PasskeyButton } from './passkey-button.tsx'

/** Below the sign-in form, where the browser has passkeys and somebody here has added one. */
export function PasskeySignIn() {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    void canSignInByPasskey().then(setOffered)
  }, [])
  return isOffered && <PasskeyButton label="Sign in with a passkey" onUse={signInByPasskey} />
}
