/** When a saved search has found something: what it found last stands first, page after page, whatever was looked at. */
import type { Kysely } from 'kysely'

export const up = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema
    .alterTable('patent_watch_hit')
    .addColumn('found_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
