/** Watches of products, markets and searches, and the changes that they found. */
import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('watch')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('marketplace', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('baseline', 'text', (c) => c.notNull())
    .addColumn('round', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('checked', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('checked_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('watch_subject').unique().on('watch').columns(['account_id', 'kind', 'subject']).execute()
  await schema
    .createTable('watch_change')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('watch_id', 'integer', (c) => c.notNull().references('watch.id').onDelete('cascade'))
    .addColumn('round', 'integer', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('before', 'real')
    .addColumn('after', 'real')
    .addColumn('items', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text')
    .execute()
  await schema
    .createIndex('watch_change_round')
    .unique()
    .on('watch_change')
    .columns(['watch_id', 'round', 'what'])
    .execute()
}
