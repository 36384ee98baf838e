/** The calls of the reverse lookup on the sample world, and its placements as the catalogue stores them. */
import type { keywordReverse, ReverseRow } from '#contracts/api/keyword-reverse.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { STORY } from '#fixtures/story.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { keywordCalls } from '../keyword-calls.test-support.ts'

export const PATH = '/api/keywords/reverse'
export const MINE = STORY.asin
/** Products that share most terms with the sample mug, in the US. */
export const RIVALS = rivals()

function rivals(): string[] {
  const db = openCatalogue(TEST_CATALOGUE)
  const rows = db
    .prepare<[object], { asin: string }>(
      `SELECT asin FROM placement WHERE marketplace = 'US' AND keyword_id IN
         (SELECT keyword_id FROM placement WHERE asin = @mine) AND asin <> @mine
       GROUP BY asin ORDER BY count(*) DESC, asin LIMIT 9`,
    )
    .all({ mine: MINE })
  db.close()
  return rows.map(({ asin }) => asin)
}

/** Starts the app for the tests of a file. */
export function reverseCalls() {
  const { answer, refusal, get } = keywordCalls()
  const search = (body: object) => answer<Output<typeof keywordReverse.search>>(PATH, body)
  /** Rows of all pages of a search. */
  async function found(body: object): Promise<ReverseRow[]> {
    const rows: ReverseRow[] = []
    for (let page = 1; ; page++) {
      const { row, total } = await search({ ...body, page, size: 100 })
      rows.push(...row)
      if (rows.length >= total || row.length === 0) return rows
    }
  }
  return {
    search,
    found,
    texts: async (body: object) => (await found(body)).map(({ text }) => text),
    sources: (body: object) => answer<Output<typeof keywordReverse.sources>>(`${PATH}/sources`, body),
    history: (body: object) => answer<Output<typeof keywordReverse.history>>(`${PATH}/history`, body),
    refusal,
    get,
  }
}
