/** Filters of lists that an account has saved. */
import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('saved_filter')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id'))
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('saved_filter_name')
    .unique()
    .on('saved_filter')
    .columns(['account_id', 'list', 'name'])
    .execute()
}
