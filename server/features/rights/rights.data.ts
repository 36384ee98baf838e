/** Personal data in patent searches and infringement queries. The tables grow, so they are read in pieces. */
import { join } from 'node:path'
import { readInBatches } from '#server/db/read-in-batches.ts'
import type { State } from '#server/db/state.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { jsonListFile, longTableFiles, storedFile, tableFiles } from '#server/platform/row-files.ts'
import { namesIn } from './rights.tables.ts'

/** A search has about 25 KB of hits, an infringement query a few times as much. */
const QUERIES_PER_PIECE = 10
const FILE_NAMES_PER_PIECE = 500
/** A search rarely has more than a hundred verdicts. */
const SEARCHES_PER_PIECE_OF_VERDICTS = 20

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
      'patent_query.json     patent searches; their images are in the patents folder',
      'patent_verdict        your verdicts on patents, with your notes',
      'patent_watch          saved searches',
      'patent_watch_hit      new patents found by saved searches',
      'patent_visit          your last visit to the latest patents',
      'tort_query.json       infringement checks with results and notes; their images are in the torts folder',
    ],
  },
  async *export({ db, files }, accountId) {
    for (const table of ['patent_watch', 'patent_visit'] as const)
      yield* tableFiles(table, await db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute())
    const searches = await idsOf(db, 'patent_query', accountId)
    yield* longTableFiles('patent_verdict', () => verdicts(db, searches))
    const watches = await idsOf(db, 'patent_watch', accountId)
    yield* longTableFiles('patent_watch_hit', () => watchHits(db, watches))
    yield jsonListFile('patent_query', patentQueries(db, searches))
    for await (const { id, picture } of patentPictures(db, searches))
      if (picture !== null) yield* storedFile(join(files, picture), `patents/${id}.png`)
    const torts = await idsOf(db, 'tort_query', accountId)
    yield jsonListFile('tort_query', tortQueries(db, torts))
    for await (const { id, pictures } of tortPictures(db, torts))
      for (const [no, picture] of namesIn(pictures).entries())
        yield* storedFile(join(files, picture), `torts/${id}-${no}.png`)
  },
  async erase(db, { id }) {
    // Verdicts and hits of saved searches are deleted by cascade.
    const queries = await db.deleteFrom('patent_query').where('account_id', '=', id).returning('picture').execute()
    const torts = await db.deleteFrom('tort_query').where('account_id', '=', id).returning('pictures').execute()
    await db.deleteFrom('patent_visit').where('account_id', '=', id).execute()
    return [...queries.flatMap(({ picture }) => picture ?? []), ...torts.flatMap(({ pictures }) => namesIn(pictures))]
  },
}

type Ids = readonly number[]

async function idsOf(
  db: State,
  table: 'patent_query' | 'patent_watch' | 'tort_query',
  accountId: number,
): Promise<number[]> {
  const rows = await db.selectFrom(table).select('id').where('account_id', '=', accountId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Without the descriptor, which is derived from the picture. */
const patentQueries = (db: State, searches: Ids) =>
  readInBatches(searches, QUERIES_PER_PIECE, (piece) =>
    db
      .selectFrom('patent_query')
      .select(['id', 'form', 'hits', 'found', 'created_at'])
      .where('id', 'in', piece)
      .orderBy('id')
      .execute(),
  )

const patentPictures = (db: State, searches: Ids) =>
  readInBatches(searches, FILE_NAMES_PER_PIECE, (piece) =>
    db.selectFrom('patent_query').select(['id', 'picture']).where('id', 'in', piece).orderBy('id').execute(),
  )

const tortQueries = (db: State, torts: Ids) =>
  readInBatches(torts, QUERIES_PER_PIECE, (piece) =>
    db
      .selectFrom('tort_query')
      .select(['id', 'asin', 'marketplace', 'title', 'text', 'brand'])
      .select(['risk', 'result', 'verdict', 'note', 'created_at'])
      .where('id', 'in', piece)
      .orderBy('id')
      .execute(),
  )

/** `pictures` holds the file names of one query; see `namesIn`. */
const tortPictures = (db: State, torts: Ids) =>
  readInBatches(torts, FILE_NAMES_PER_PIECE, (piece) =>
    db.selectFrom('tort_query').select(['id', 'pictures']).where('id', 'in', piece).orderBy('id').execute(),
  )

const verdicts = (db: State, searches: Ids) =>
  readInBatches(searches, SEARCHES_PER_PIECE_OF_VERDICTS, (piece) =>
    db
      .selectFrom('patent_verdict')
      .selectAll()
      .where('query_id', 'in', piece)
      .orderBy('query_id')
      .orderBy('patent_id')
      .execute(),
  )

/** One saved search per piece: it has up to a thousand hits. */
const watchHits = (db: State, watches: Ids) =>
  readInBatches(watches, 1, (piece) =>
    db.selectFrom('patent_watch_hit').selectAll().where('watch_id', 'in', piece).orderBy('patent_id').execute(),
  )
