/** The epoch of signed addresses, device and network of a WeChat login, and phones with a welcome gift. */
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
