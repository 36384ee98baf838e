/** WeChat identities of accounts, and logins by QR code in progress. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('wechat_identity')
    .addColumn('openid', 'text', (c) => c.primaryKey())
    .addColumn('unionid', 'text', (c) => c.unique())
    .addColumn('account_id', 'integer', (c) => c.notNull().unique().references('account.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute()
  await schema
    .createTable('wechat_ticket')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('secret_hash', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('openid', 'text')
    .addColumn('unionid', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('wechat_ticket_expiry').on('wechat_ticket').column('expires_at').execute()
}
