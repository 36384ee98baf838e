import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('account').addColumn('closed_at', 'text').execute()
  await schema.alterTable('account').addColumn('erased_at', 'text').execute()
  await schema.createIndex('account_closed').on('account').column('closed_at').execute()
  await schema.alterTable('session').addColumn('network', 'text').execute()
  await schema.alterTable('session').addColumn('seen_on', 'text').execute()
  await schema
    .createTable('avatar')
    .addColumn('account_id', 'integer', (c) => c.primaryKey().references('account.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('picture', 'blob', (c) => c.notNull())
    .execute()
}
