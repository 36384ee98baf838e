/** SQL of the searches that an account may take away: they grow with each, so they are read a piece at a time. */
import type { State } from '#server/db/state.ts'

type Row = Record<string, unknown>

/** Rows of a piece: a search has some 25 KB of what it has found, an infringement query a few times as much. */
const SEARCHES = 20
/** Of rows that are a line each. */
const LINES = 1000

/** @param piece the rows behind one, or the first of all; none where there are no more */
async function* inPieces<R>(piece: (last: R | undefined) => Promise<R[]>): AsyncGenerator<R> {
  for (let rows = await piece(undefined); rows.length > 0; rows = await piece(rows.at(-1))) yield* rows
}

/** The account's patent searches. The descriptor is made of the picture. */
export const patentQueryRows = (db: State, accountId: number) =>
  inPieces<Row & { id: number }>((last) =>
    db
      .selectFrom('patent_query')
      .select(['id', 'form', 'hits', 'found', 'created_at'])
      .where('account_id', '=', accountId)
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(SEARCHES)
      .execute(),
  )

/** The names of the files of their pictures. */
export const patentPictures = (db: State, accountId: number) =>
  db
    .selectFrom('patent_query')
    .select(['id', 'picture'])
    .where('account_id', '=', accountId)
    .where('picture', 'is not', null)
    .execute()

/** The account's infringement queries. */
export const tortQueryRows = (db: State, accountId: number) =>
  inPieces<Row & { id: number }>((last) =>
    db
      .selectFrom('tort_query')
      .select([
        ...(['id', 'asin', 'marketplace', 'title', 'text', 'brand'] as const),
        ...(['risk', 'result', 'verdict', 'note', 'created_at'] as const),
      ])
      .where('account_id', '=', accountId)
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(SEARCHES)
      .execute(),
  )

/** The names of the files of their pictures, as one text of each. */
export const tortPictures = (db: State, accountId: number) =>
  db.selectFrom('tort_query').select(['id', 'pictures']).where('account_id', '=', accountId).execute()

/** What was thought of patents. */
export const verdictRows = (db: State, accountId: number) =>
  inPieces<Row & { query_id: number; patent_id: number }>((last) =>
    db
      .selectFrom('patent_verdict')
      .innerJoin('patent_query', 'patent_query.id', 'patent_verdict.query_id')
      .selectAll('patent_verdict')
      .where('account_id', '=', accountId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('query_id', 'patent_id'), '>', tuple(last?.query_id ?? 0, last?.patent_id ?? 0)),
      )
      .orderBy('query_id')
      .orderBy('patent_id')
      .limit(LINES)
      .execute(),
  )

/** What saved searches have found. */
export const watchHitRows = (db: State, accountId: number) =>
  inPieces<Row & { watch_id: number; patent_id: number }>((last) =>
    db
      .selectFrom('patent_watch_hit')
      .innerJoin('patent_watch', 'patent_watch.id', 'patent_watch_hit.watch_id')
      .selectAll('patent_watch_hit')
      .where('account_id', '=', accountId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('watch_id', 'patent_id'), '>', tuple(last?.watch_id ?? 0, last?.patent_id ?? 0)),
      )
      .orderBy('watch_id')
      .orderBy('patent_id')
      .limit(LINES)
      .execute(),
  )
