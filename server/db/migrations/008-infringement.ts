/** Infringement queries with their result at the time and the seller's verdict. */
import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('tort_query')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id'))
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('asin', 'text')
    .addColumn('marketplace', 'text')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('brand', 'text')
    .addColumn('pictures', 'text', (c) => c.notNull())
    .addColumn('risk', 'text')
    .addColumn('result', 'text', (c) => c.notNull())
    .addColumn('verdict', 'text')
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('tort_query_list').on('tort_query').columns(['account_id', 'created_at', 'id']).execute()
  await schema
    .createIndex('tort_query_search')
    .on('tort_query')
    .columns(['account_id', 'search', 'created_at'])
    .execute()
}
