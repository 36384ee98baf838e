/** How often a task was cut off by the end of its process: no fault of the task, unless it happens again and again. */
import type { Kysely } from 'kysely'

export const up = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema
    .alterTable('job')
    .addColumn('interrupted', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
