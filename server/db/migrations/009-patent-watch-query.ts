/** Saved searches by their query: without it each query that goes looked through everybody's. */
import type { Kysely } from 'kysely'

export const up = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema.createIndex('patent_watch_query').on('patent_watch').column('query_id').execute()
