import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { hashPassword } from '../../api/features/accounts/passwords/passwords.ts'
import { createUser } from '../../api/features/accounts/repository.ts'
import { commandLineAuthor } from '../../api/records/author.ts'
import type { TestApi } from '../../api/testing/api.ts'
import { tokenKey } from '../../contract/accounts/token-key.ts'
import { apiPaths } from '../../contract/paths.ts'

/** Account that may sign in by the page. */
export const administrator = { email: 'staff@example.com', password: 'a wooden press turns slowly' }

/** Creates an account that may sign in by the page. */
export async function createStaff({ db }: TestApi): Promise<void> {
  const passwordHash = await hashPassword(administrator.password)
  await createUser(
    db,
    { email: administrator.email, name: 'Meena', passwordHash },
    commandLineAuthor,
  )
}

/** Fills in the login page that is open, and sends it. */
export async function fillLogin(user: UserEvent, password = administrator.password): Promise<void> {
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Email/ })
  await user.clear(email)
  await user.type(email, administrator.email)
  await user.clear(screen.getByLabelText(/^Password/))
  await user.type(screen.getByLabelText(/^Password/), password)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

/** Stores the token of a new session of the administrator, and returns its headers. */
export async function startSession(api: TestApi): Promise<{ authorization: string }> {
  const response = await api.call('POST', apiPaths.login, { payload: administrator })
  const { token } = response.json().data
  localStorage.setItem(tokenKey, token)
  return { authorization: `Bearer ${token}` }
}

export const readToken = () => localStorage.getItem(tokenKey)
