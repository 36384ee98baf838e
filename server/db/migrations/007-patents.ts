/** Design patent searches with hits and verdicts, the last visit to the newest grants, saved searches. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await queries(db)
  await verdicts(db)
  await visits(db)
  await watches(db)
}

async function queries({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('patent_query')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id'))
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('picture', 'text')
    .addColumn('descriptor', 'blob')
    .addColumn('hits', 'text', (c) => c.notNull())
    .addColumn('found', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('patent_query_list').on('patent_query').columns(['account_id', 'created_at', 'id']).execute()
  await schema
    .createIndex('patent_query_search')
    .on('patent_query')
    .columns(['account_id', 'search', 'created_at'])
    .execute()
}

const verdicts = ({ schema }: Kysely<unknown>) =>
  schema
    .createTable('patent_verdict')
    .addColumn('query_id', 'integer', (c) => c.notNull().references('patent_query.id').onDelete('cascade'))
    .addColumn('patent_id', 'integer', (c) => c.notNull())
    .addColumn('verdict', 'text')
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('judged_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('patent_verdict_key', ['query_id', 'patent_id'])
    .execute()

const visits = ({ schema }: Kysely<unknown>) =>
  schema
    .createTable('patent_visit')
    .addColumn('account_id', 'integer', (c) => c.primaryKey().references('account.id'))
    .addColumn('seen_until', 'text', (c) => c.notNull())
    .execute()

async function watches({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('patent_watch')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('query_id', 'integer', (c) => c.notNull().references('patent_query.id').onDelete('cascade'))
    .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('looked_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('patent_watch_of').on('patent_watch').columns(['account_id', 'id']).execute()
  await schema
    .createTable('patent_watch_hit')
    .addColumn('watch_id', 'integer', (c) => c.notNull().references('patent_watch.id').onDelete('cascade'))
    .addColumn('patent_id', 'integer', (c) => c.notNull())
    .addColumn('view', 'integer')
    .addColumn('similarity', 'real')
    .addColumn('seen', 'integer', (c) => c.notNull().defaultTo(sql`0`))
    .addPrimaryKeyConstraint('patent_watch_hit_key', ['watch_id', 'patent_id'])
    .execute()
}
