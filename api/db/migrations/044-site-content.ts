import { type Kysely, sql } from 'kysely'

/**
 * Until now the program came with one maker's words and pictures: a site in use keeps them
 * (`api/seed/adopt-content.ts`), a new one begins without.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into meta (key, value)
    select 'adopt_content', 'pending'
    where exists (select 1 from users) or exists (select 1 from shop_settings)
      or exists (select 1 from categories)`.execute(db)
}
