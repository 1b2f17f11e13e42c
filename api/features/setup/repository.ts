import type { Database } from '../../db/schema.ts'
import { isPublicCategory, isPublicProduct } from '../../records/visibility.ts'

/** Facts that determine the steps to an open shop. */
export async function readSetupFacts(db: Database) {
  const category = db
    .selectFrom('categories')
    .select('id')
    .where(isPublicCategory('categories'))
    .limit(1)
  const product = db.selectFrom('products').select('id').where(isPublicProduct('products')).limit(1)
  const generated = db
    .selectFrom('users')
    .select('id')
    .where('password_made_up', '=', 1)
    .where('active', '=', 1)
    .limit(1)
  const backup = db.selectFrom('backup_schedule').select('id').where('proven_at', 'is not', null)
  const exists = async (query: { execute(): Promise<unknown[]> }) =>
    (await query.execute()).length > 0
  return {
    hasCategory: await exists(category),
    hasProduct: await exists(product),
    hasPicture: await exists(product.where('image_id', 'is not', null)),
    hasGeneratedPassword: await exists(generated),
    hasBackup: await exists(backup),
  }
}
