/** What ends with an account's sessions, who asked for a login by WeChat, and phones that have had their welcome gift. */
import type { Kysely } from 'kysely'

export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('account')
    .addColumn('address_epoch', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('wechat_ticket').addColumn('device', 'text').execute()
  await schema.alterTable('wechat_ticket').addColumn('network', 'text').execute()
  await schema
    .createTable('gifted_phone')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .execute()
}
