/** Lists of terms that an account has collected. */
import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('keyword_list')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id'))
    .addColumn('marketplace', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('keyword_list_name').unique().on('keyword_list').columns(['account_id', 'name']).execute()
  await schema
    .createTable('listed_term')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('list_id', 'integer', (c) => c.notNull().references('keyword_list.id').onDelete('cascade'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('folded', 'text', (c) => c.notNull())
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('detail', 'text')
    .addColumn('added_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('listed_term_folded').unique().on('listed_term').columns(['list_id', 'folded']).execute()
}
