import { pagePaths } from '../../../../contract/paths.ts'
import { beginsWith } from '../../../lib/use-unsaved-guard.ts'

/** The form for a new product that begins as a copy of another. */
export function duplicateAddress(id: string): string {
  return `${pagePaths.adminProductNew}?${new URLSearchParams({ [beginsWith]: id })}`
}

/** The product that a new one is to be a copy of, if any. */
export function readDuplicateId(params: URLSearchParams): string | null {
  return params.get(beginsWith)
}
