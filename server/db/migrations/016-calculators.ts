/** Saved calculations, frozen copies that are shared, and the rates that an account has entered. */
import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('calculation')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('input', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('calculation_list')
    .on('calculation')
    .columns(['account_id', 'kind', 'updated_at', 'id'])
    .execute()
  await schema
    .createTable('calculation_share')
    .addColumn('token', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'integer', (c) => c.notNull().references('account.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('input', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('calculation_share_account').on('calculation_share').columns(['account_id']).execute()
  await schema
    .createTable('calculator_settings')
    .addColumn('account_id', 'integer', (c) => c.primaryKey().references('account.id'))
    .addColumn('settings', 'text', (c) => c.notNull())
    .execute()
}
