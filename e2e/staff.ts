import type { Page } from '@playwright/test'
import { pagePaths } from '../contract/paths.ts'
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

/** Signs in and stands on the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.goto(pagePaths.adminLogin)
  await fillLogin(page)
  await page.waitForURL(pagePaths.admin)
}
