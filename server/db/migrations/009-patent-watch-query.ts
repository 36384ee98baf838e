/** Without this index, deleting a query scans all saved searches. */
import type { Kysely } from 'kysely'

export const up = ({ schema }: Kysely<unknown>): Promise<void> =>
  schema.createIndex('patent_watch_query').on('patent_watch').column('query_id').execute()
