/** How often a task's process ended during a try. That is not a failure of the task, unless it keeps happening. */
import type { Kysely } from 'kysely'

export const up = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema
    .alterTable('job')
    .addColumn('interrupted', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
