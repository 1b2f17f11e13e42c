import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { TestApi } from '../../api/testing/api.ts'
import { pagePaths } from '../../contract/paths.ts'
import { openPage } from './open-page.tsx'

/** Actions of a visitor on the order list. */

const storageKey = 'order-list.1'

export const readStoredList = () => localStorage.getItem(storageKey)

/** Opens the list's page with this list as the visitor's own. */
export function openList(api: TestApi, text: string, path: string = pagePaths.orderList) {
  localStorage.setItem(storageKey, text)
  return openPage(api, path, { asGuest: true })
}

type Row = HTMLElement
type Rows = { 1: [Row]; 2: [Row, Row]; 3: [Row, Row, Row] }

/** Waits until the list's page shows that many rows. */
export async function findLines<N extends keyof Rows>(count: N): Promise<Rows[N]> {
  const list = await screen.findByRole('list', { name: 'Products' })
  return waitFor(() => {
    const lines = within(list).getAllByRole('listitem')
    if (lines.length !== count) throw new Error(`There are ${lines.length} lines, not ${count}`)
    return lines as Rows[N]
  })
}

export const addButton = (card: HTMLElement) =>
  within(card).getByRole('button', { name: /^Add to list/ })
export const more = (row: HTMLElement) => within(row).getByRole('button', { name: /^One more/ })
export const less = (row: HTMLElement) => within(row).getByRole('button', { name: /^One less/ })
export const quantityOf = (row: HTMLElement) =>
  within(row).getByRole('status', { name: /^Quantity/ }).textContent
export const sendLink = () => screen.getByRole('link', { name: 'Send on WhatsApp' })

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

/** The text of an element with plain spaces only. */
export const textOf = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ')
