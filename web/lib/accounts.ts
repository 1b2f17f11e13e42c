import type { Outcome } from './run-each.ts'

/** What became of work on several things, in words. */
export type Account = {
  done: string[]
  failed: { name: string; message: string }[]
  /** Whether the session ended before all was done. */
  cutOff: boolean
}

/** Accounts of work that was cut off, for this tab: the page is left before one reads. */
export const accountPrefix = 'admin-account:'

export function tellOutcome<T>(outcome: Outcome<T>, nameOf: (item: T) => string): Account {
  return {
    done: outcome.done.map(nameOf),
    failed: outcome.failed.map(({ item, message }) => ({ name: nameOf(item), message })),
    cutOff: outcome.cutOff,
  }
}

export function findAccount(key: string): Account | undefined {
  const text = sessionStorage.getItem(accountPrefix + key)
  return text ? JSON.parse(text) : undefined
}

export function keepAccount(key: string, account: Account): void {
  sessionStorage.setItem(accountPrefix + key, JSON.stringify(account))
}

export function dropAccount(key: string): void {
  sessionStorage.removeItem(accountPrefix + key)
}
