import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'
import { tokenKey } from '../../contract/accounts/token-key.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../contract/paths.ts'
import type { Upload } from './pictures.ts'
import { administrator } from './site.ts'

type Credentials = { email: string; password: string }

/** Fills in the login page that is open, and sends it. */
export async function fillLogin(
  page: Page,
  { email, password }: Credentials = administrator,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Stands on a page of the admin area in a session of its own, without the way through the login page. */
export async function signIn(
  page: Page,
  path: string = pagePaths.admin,
  credentials: Credentials = administrator,
): Promise<void> {
  const token = await startSession(page.request, apiPrefix, credentials)
  const storing = await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    tokenKey,
    token,
  ] as const)
  await page.goto(path)
  await storing.dispose()
}

/** @returns the token of a new session */
export async function startSession(
  request: APIRequestContext,
  api: string,
  credentials: Credentials = administrator,
): Promise<string> {
  let token = ''
  // A machine that is very busy asks one to come back in a moment.
  await expect(async () => {
    const response = await request.post(api + apiPaths.login, { data: credentials })
    expect(response.status()).toBe(200)
    token = (await response.json()).data.token
  }).toPass()
  return token
}

/**
 * Goes to another page of the admin area as a link does: to load the document anew takes five times
 * as long. Its heading has to be another one.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (path) => {
    const findHeading = () => document.querySelector('main h1')
    const [heading, text] = [findHeading(), findHeading()?.textContent]
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
    let now: Element | null
    do {
      await new Promise(requestAnimationFrame)
      now = findHeading()
    } while (!now || (now === heading && now.textContent === text))
  }, path)
}

/** Somebody else of the staff, who works by the API in a session of their own. */
export type Colleague = {
  get(path: string): Promise<APIResponse>
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    data?: object,
  ): Promise<APIResponse>
  /** Creates a record that comes with a file. */
  upload(path: string, fields: Record<string, string | Upload>): Promise<APIResponse>
  /** Gives a record another picture. */
  replaceImage(path: string, image: Upload): Promise<APIResponse>
}

export async function hireColleague(request: APIRequestContext, origin = ''): Promise<Colleague> {
  const api = origin + apiPrefix
  const headers = { authorization: `Bearer ${await startSession(request, api)}` }
  return {
    get: (path) => request.get(api + path, { headers }),
    send: (method, path, body) => request.fetch(api + path, { method, headers, data: body }),
    upload: (path, multipart) => request.post(api + path, { headers, multipart }),
    replaceImage: (path, image) => request.put(api + path, { headers, multipart: { image } }),
  }
}

/** The message that says what somebody else saved in between. */
export const othersChanges = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'saved in between' })

/** The id of the record whose form is open. */
export function openRecordId(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** Unfolds a section of a form, which a phone shows folded. */
export async function unfold(page: Page, title: string): Promise<void> {
  const section = page.getByRole('region', { name: title, exact: true }).locator('details')
  const isOpen = await section.evaluate((details: HTMLDetailsElement) => details.open)
  if (!isOpen) await section.locator('summary').click()
}
