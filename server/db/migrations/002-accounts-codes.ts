/** Codes sent by SMS and spent captcha solutions. The table of failed logins becomes one for all limited attempts. */
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('login_failure').renameTo('attempt').execute()
  await schema.dropIndex('login_failure_subject').execute()
  await schema.createIndex('attempt_subject').on('attempt').columns(['subject', 'at']).execute()
  await schema.createIndex('attempt_at').on('attempt').column('at').execute()
  await schema
    .createTable('code')
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('code_one_live', ['phone', 'type'])
    .execute()
  await schema.createIndex('code_expiry').on('code').column('expires_at').execute()
  await schema
    .createTable('spent_solution')
    .addColumn('signature', 'text', (c) => c.primaryKey())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('spent_solution_expiry').on('spent_solution').column('expires_at').execute()
}
