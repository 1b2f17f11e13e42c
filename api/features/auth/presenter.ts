import type { User } from '../../../contract/auth.ts'
import type { UserRow } from './repository.ts'

/** A user as the API shows one. */
export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}
