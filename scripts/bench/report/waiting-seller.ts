/** A seller with a finished report of each kind, who can order hundreds of reports while others of their calls read. */
import Database from 'better-sqlite3'
import { account } from '#contracts/api/accounts/account.ts'
import { devtools } from '#contracts/api/dev/devtools.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import { STORY } from '#fixtures/story.ts'
import { createClient } from '#web/api/client.ts'

export interface WaitingSeller {
  /** Reads to repeat: lists, the account, the finished reports. */
  calls: (() => Promise<void>)[]
  /** Orders `count` new reports; every fifth is for a niche. */
  order(count: number): Promise<void>
  /** Reports that are queued or in progress. */
  queued(): Promise<number>
  /** Waits until no report is queued or in progress. */
  finished(): Promise<void>
}

export async function waitingSeller(url: string, catalogueFile: string): Promise<WaitingSeller> {
  const as = (token: string) => createClient({ baseUrl: url, token: () => token, language: () => 'zh-CN' }).call
  const { phone } = STORY.account
  const { token } = await as('')(devtools.login, { body: { phone } })
  const call = as(token)
  await call(devtools.power, { body: { phone, power: 1_000_000 } })
  const orderAsin = (asin: string) =>
    call(reports.productCreate, { body: { mold_id: 3, asin, product: '{"marketplace":"US"}' } })
  const orderNiche = (nicheId: string) => call(reports.marketCreate, { body: { mold_id: 5, nicheId } })

  const queued = async () => {
    const lists = await Promise.all([
      call(reports.productList, { query: { state: 0, size: 1 } }),
      call(reports.marketList, { query: { state: 0, size: 1 } }),
    ])
    return lists.reduce((sum, { total }) => sum + total, 0)
  }
  const finished = async () => {
    for (let tries = 0; tries < 1500; tries++) {
      if ((await queued()) === 0) return
      await new Promise((again) => setTimeout(again, 200))
    }
    throw new Error('The reports were not finished within five minutes')
  }

  await orderAsin(STORY.asin)
  await orderNiche(STORY.niche)
  await finished()
  const { asins, niches } = subjects(catalogueFile)
  const calls = [
    () => call(reports.productList, { query: {} }),
    () => call(account.info, {}),
    () => call(reports.productOnline, { query: { asin: STORY.asin, marketplace: 'US' } }),
    () => call(reports.marketList, { query: {} }),
    () => call(reports.marketOnline, { query: { nicheId: STORY.niche } }),
  ].map((read) => async () => void (await read()))
  return {
    calls,
    queued,
    finished,
    async order(count) {
      for (let at = 0; at < count; at++) {
        const niche = at % 5 === 0 ? niches.shift() : undefined
        if (niche) await orderNiche(niche)
        else await orderAsin(asins.shift() ?? STORY.longTitle)
      }
    },
  }
}

/** Subjects without a report, except those that fail on purpose. */
function subjects(catalogueFile: string): { asins: string[]; niches: string[] } {
  const db = new Database(catalogueFile, { readonly: true })
  const all = (sql: string, ...without: string[]) =>
    db
      .prepare<string[], string>(sql)
      .pluck()
      .all(...without)
  const asins = all(
    "SELECT asin FROM product WHERE marketplace = 'US' AND asin NOT IN (?, ?) ORDER BY id",
    STORY.asin,
    STORY.failing,
  )
  const niches = all(
    "SELECT id FROM niche WHERE marketplace = 'US' AND id NOT IN (?, ?) ORDER BY id",
    STORY.niche,
    STORY.failingNiche,
  )
  db.close()
  return { asins, niches }
}
