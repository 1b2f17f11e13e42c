import type { BrowserContext, Page } from '@playwright/test'

/** What a visitor does with the order list. */

export const addButtons = (page: Page) => page.getByRole('button', { name: /^Add to list: / })

/** The rows of the list's page. */
export const orderLines = (page: Page) =>
  page.getByRole('list', { name: 'Products' }).getByRole('listitem')

export const sendLink = (page: Page) => page.getByRole('link', { name: 'Send on WhatsApp' })

/** Stands in for WhatsApp, and returns the text each chat was opened with. */
export async function watchChats(context: BrowserContext): Promise<string[]> {
  const texts: string[] = []
  await context.route('https://wa.me/**', async (route) => {
    texts.push(new URL(route.request().url()).searchParams.get('text') ?? '')
    await route.fulfill({ body: 'A chat' })
  })
  return texts
}
