/** When a saved search found a hit: lists show the newest hits first, seen or not, so that pages stay stable. */
import type { Kysely } from 'kysely'

export const up = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema
    .alterTable('patent_watch_hit')
    .addColumn('found_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
