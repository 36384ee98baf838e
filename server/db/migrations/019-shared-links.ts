/** The calculation that a shared copy was made of, so that its owner sees the links; null once it is deleted. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('calculation_share')
    .addColumn('calculation_id', 'integer', (c) => c.references('calculation.id').onDelete('set null'))
    .execute()
  await schema
    .createIndex('calculation_share_links')
    .on('calculation_share')
    .columns(['calculation_id', 'created_at'])
    .execute()
  // Links an old copy to its calculation if that has not changed since.
  await sql`
    update calculation_share as copy set calculation_id = (
      select id from calculation as saved
      where saved.account_id = copy.account_id and saved.kind = copy.kind
        and saved.name = copy.name and saved.input = copy.input
      order by id limit 1)`.execute(db)
}
