/** What patent searches and infringement queries hold of a person: they grow, so they are read a piece at a time. */
import { join } from 'node:path'
import type { State } from '#server/db/state.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { inPieces, jsonListFile, longTableFiles, type Row, storedFile, tableFiles } from '#server/platform/row-files.ts'
import { namesIn } from './rights.tables.ts'

/** Rows of a piece: a search has some 25 KB of what it has found, an infringement query a few times as much. */
const SEARCHES = 20
/** Of rows that are a line each. */
const LINES = 1000

export const rightsData: PersonalData = {
  files: {
    'zh-CN': [
      'patent_query.json     专利检索；检索图片在 patents 文件夹',
      'patent_verdict        对专利的判断与备注',
      'patent_watch          监控检索',
      'patent_watch_hit      监控检索命中的新专利',
      'patent_visit          最近查看最新专利的时间',
      'tort_query.json       侵权查询、结果与备注；查询图片在 torts 文件夹',
    ],
    'en-US': [
      'patent_query.json     patent searches; their pictures are in the folder patents',
      'patent_verdict        what you thought of patents, with your notes',
      'patent_watch          saved searches',
      'patent_watch_hit      new patents that they have found',
      'patent_visit          when you last looked at the latest patents',
      'tort_query.json       infringement checks with results and notes; their pictures are in the folder torts',
    ],
  },
  async *export({ db, files }, accountId) {
    for (const table of ['patent_watch', 'patent_visit'] as const)
      yield* tableFiles(table, await db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute())
    yield* longTableFiles('patent_verdict', () => verdicts(db, accountId))
    yield* longTableFiles('patent_watch_hit', () => watchHits(db, accountId))
    yield jsonListFile('patent_query', patentQueries(db, accountId))
    for (const { id, picture } of await patentPictures(db, accountId))
      if (picture !== null) yield* storedFile(join(files, picture), `patents/${id}.png`)
    yield jsonListFile('tort_query', tortQueries(db, accountId))
    for (const { id, pictures } of await tortPictures(db, accountId))
      for (const [no, picture] of namesIn(pictures).entries())
        yield* storedFile(join(files, picture), `torts/${id}-${no}.png`)
  },
  async erase(db, { id }) {
    // Verdicts and what saved searches have found go with them.
    const queries = await db.deleteFrom('patent_query').where('account_id', '=', id).returning('picture').execute()
    const torts = await db.deleteFrom('tort_query').where('account_id', '=', id).returning('pictures').execute()
    await db.deleteFrom('patent_visit').where('account_id', '=', id).execute()
    return [...queries.flatMap(({ picture }) => picture ?? []), ...torts.flatMap(({ pictures }) => namesIn(pictures))]
  },
}

/** The account's patent searches. The descriptor is made of the picture. */
const patentQueries = (db: State, accountId: number) =>
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
const patentPictures = (db: State, accountId: number) =>
  db
    .selectFrom('patent_query')
    .select(['id', 'picture'])
    .where('account_id', '=', accountId)
    .where('picture', 'is not', null)
    .execute()

/** The account's infringement queries. */
const tortQueries = (db: State, accountId: number) =>
  inPieces<Row & { id: number }>((last) =>
    db
      .selectFrom('tort_query')
      .select(['id', 'asin', 'marketplace', 'title', 'text', 'brand'])
      .select(['risk', 'result', 'verdict', 'note', 'created_at'])
      .where('account_id', '=', accountId)
      .where('id', '>', last?.id ?? 0)
      .orderBy('id')
      .limit(SEARCHES)
      .execute(),
  )

/** The names of the files of their pictures, as one text of each. */
const tortPictures = (db: State, accountId: number) =>
  db.selectFrom('tort_query').select(['id', 'pictures']).where('account_id', '=', accountId).execute()

/** What was thought of patents. */
const verdicts = (db: State, accountId: number) =>
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
const watchHits = (db: State, accountId: number) =>
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
