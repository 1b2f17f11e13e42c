import { type Kysely, sql } from 'kysely'

/**
 * Until now the words and pictures of one maker came with the program: a site that is in use goes on
 * showing them (`api/seed/adopt-content.ts`), a new one begins without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into meta (key, value)
    select 'adopt_content', 'pending'
    where exists (select 1 from users) or exists (select 1 from shop_settings)
      or exists (select 1 from categories)`.execute(db)
}
