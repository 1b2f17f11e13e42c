import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test'
import { apiPaths, apiPrefix, pagePaths } from '../contract/paths.ts'
import { administrator } from './site.ts'

/** Fills in the login page that is open, and sends it. */
export async function fillLogin(
  page: Page,
  { email, password }: { email: string; password: string } = administrator,
): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in and stands on a page of the admin area. */
export async function signIn(page: Page, path: string = pagePaths.admin): Promise<void> {
  await page.goto(path)
  await page.waitForURL(pagePaths.adminLogin)
  await fillLogin(page)
  await page.waitForURL(path)
}

/** Somebody else of the staff, who works by the API in a session of their own. */
export type Colleague = {
  get(path: string): Promise<APIResponse>
  send(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    data?: object,
  ): Promise<APIResponse>
}

export async function hireColleague(request: APIRequestContext, origin = ''): Promise<Colleague> {
  const api = origin + apiPrefix
  let token = ''
  // A machine that is very busy asks one to come back in a moment.
  await expect(async () => {
    const answer = await request.post(api + apiPaths.login, { data: administrator })
    expect(answer.status()).toBe(200)
    token = (await answer.json()).data.token
  }).toPass()
  const headers = { authorization: `Bearer ${token}` }
  return {
    get: (path) => request.get(api + path, { headers }),
    send: (method, path, body) => request.fetch(api + path, { method, headers, data: body }),
  }
}

/** The id of the record whose form is open. */
export function openRecordId(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}
