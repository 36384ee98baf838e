import { createReadStream, existsSync } from 'node:fs'
import { reports } from '#contracts/api/reports.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { normaliseAsin } from '#contracts/core/rules.ts'
import type { Product } from '#contracts/model/catalogue.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { requireAsin, requireProduct } from '#server/domain/catalogue.ts'
import { charge } from '#server/domain/ledger.ts'
import { type Module, requireModule } from '#server/domain/modules.ts'
import { refuse } from '#server/domain/refusal.ts'
import { progressOf } from '#server/domain/report-progress.ts'
import type { World } from '#server/domain/world.ts'
import type { Handlers } from '#server/http/context.ts'
import { keepBytes } from '#server/http/envelope.ts'
import { keyOf, ownerOf, pathOf, removeFile, urlOf } from './reports.files.ts'
import { askedMarketplace, cardText, causeOf, refusalOfRemake } from './reports.rules.ts'
import {
  deleteSettled,
  insertJob,
  insertReport,
  type ListedReport,
  modelOf,
  pendingOf,
  type ReportRow,
  reportOf,
  reportOfAsin,
  reportOfId,
  reportsOf,
  restartReport,
} from './reports.store.ts'

type AsinReport = Output<typeof reports.productList>['row'][number]

export interface ReportsOptions {
  /** Called as a request passes a named step; crash tests kill the process there. */
  onStep?: ((step: string) => void) | undefined
}

export const reportsHandlers = ({ onStep }: ReportsOptions): Handlers<typeof reports> => ({
  async productCreate({ world, user, language, body }) {
    const module = requireModule(reports.productCreate, body.mold_id)
    const marketplace = askedMarketplace(body)
    const existing = await reportOfAsin(world.db, user.id, marketplace, requireAsin(body.asin))
    if (existing) return { id: existing.id, created: 0 }
    const product = requireProduct(world.catalogue, body.asin, marketplace, user.id)
    const created = await create(world, user.id, product, module, body.language ?? language)
    onStep?.('charged')
    world.jobs.kick()
    return created
  },
  async productUpdate({ world, user, language, body }) {
    const module = requireModule(reports.productUpdate, body.mold_id)
    const report = await requireReport(world, user.id, body.id)
    const action = body.action ?? (report.state === 2 ? 'recreate' : 'update')
    const refusal = refusalOfRemake(action, report.state)
    if (refusal) throw refusal
    const product = requireProduct(world.catalogue, report.asin, marketplaceOf(report), user.id)
    await remake(world, report, product, module, action, body.language ?? language)
    onStep?.('charged')
    world.jobs.kick()
    return { id: report.id }
  },
  async productList({ world, user, query }) {
    const { page = 1, size = PAGE_SIZE, id, marketplace } = query
    const asin = query.asin === undefined ? undefined : normaliseAsin(query.asin)
    const { rows, total } = await reportsOf(world.db, user.id, { page, size, id, asin, marketplace })
    return listed(world, rows, { total, page, size }, keyOf(world, user.id))
  },
  async productDel({ world, user, body }) {
    const deleted = await deleteSettled(world.db, user.id, body.id)
    if (!deleted) {
      await requireReport(world, user.id, body.id)
      throw refuse('reportPending')
    }
    removeFile(world, deleted.file)
    return { id: body.id }
  },
  async productOnline({ world, user, query }) {
    const asin = requireAsin(query.asin)
    const row = await reportOfAsin(world.db, user.id, query.marketplace ?? DEFAULT_MARKETPLACE, asin)
    if (!row) throw refuse('reportNotFound')
    const model = await modelOf(world.db, row.id)
    return {
      row: toAsinReport(world, row, keyOf(world, user.id)),
      report: model === undefined ? null : JSON.parse(model),
    }
  },
  progress:
    ({ world, user }) =>
    (sink) =>
      world.hub.follow({
        user,
        async begin() {
          for (const row of await pendingOf(world.db, user.id)) {
            const { id, asin, state } = row
            this.hear({ id, asin, marketplace: marketplaceOf(row), state, ...progressOf(world, row) })
          }
        },
        hear: (data) => sink.send({ event: 'report', data }),
        end: () => sink.end(),
      }),
  async pdf({ world, params, query }) {
    const owner = await ownerOf(world, query)
    const report = await reportOfId(world.db, Number.parseInt(params.file, 10))
    if (!report || report.account_id !== owner || report.state !== 1 || report.file === null)
      throw refuse('fileNotFound')
    const path = pathOf(world, report.file)
    if (!existsSync(path)) throw refuse('fileNotFound')
    return {
      body: createReadStream(path),
      ...(query.inline !== 1 && { name: `${report.marketplace}-${report.asin}.pdf` }),
    }
  },
})

/** The report, its charge and its task in one transaction: none without the others. */
function create(
  world: World,
  accountId: number,
  product: Product,
  module: Module,
  language: string,
): Promise<{ id: number; created: 0 | 1 }> {
  const at = world.clock.iso()
  const { marketplace, asin } = product
  return world.db.transaction().execute(async (trx) => {
    // Asked again inside: of two calls at once the second finds what the first has made.
    const existing = await reportOfAsin(trx, accountId, marketplace, asin)
    if (existing) return { id: existing.id, created: 0 }
    const row = { account_id: accountId, marketplace, asin, product: cardText(product), language, created_at: at }
    const { id, revision } = await insertReport(trx, row)
    await charge(trx, { accountId, amount: module.price, cause: causeOf(id, revision), at })
    await insertJob(trx, id, revision, at)
    return { id, created: 1 }
  })
}

async function remake(
  world: World,
  report: ReportRow,
  product: Product,
  module: Module,
  action: 'update' | 'recreate',
  language: string,
) {
  const at = world.clock.iso()
  await world.db.transaction().execute(async (trx) => {
    const current = await reportOf(trx, report.account_id, report.id)
    const refusal = current ? refusalOfRemake(action, current.state) : refuse('reportNotFound')
    if (refusal) throw refusal
    const { revision } = await restartReport(trx, report.id, cardText(product), language, at)
    await charge(trx, { accountId: report.account_id, amount: module.price, cause: causeOf(report.id, revision), at })
    await insertJob(trx, report.id, revision, at)
  })
}

/** The account's report; that of somebody else does not exist. */
async function requireReport(world: World, accountId: number, id: number): Promise<ReportRow> {
  const report = await reportOf(world.db, accountId, id)
  if (!report) throw refuse('reportNotFound')
  return report
}

const marketplaceOf = (report: Pick<ReportRow, 'marketplace'>) => report.marketplace as Marketplace // checked when the row was written

type Page = Output<typeof reports.productList>
const answered = new WeakMap<readonly ListedReport[], { key: string; answer: Page }>()

/** A page of the list. Of rows that were read before and have come to rest it is the very answer of then. */
function listed(world: World, rows: readonly ListedReport[], paging: Omit<Page, 'row'>, key: string): Page {
  const known = answered.get(rows)
  if (known?.key === key && known.answer.total === paging.total) return known.answer
  const answer = { row: rows.map((row) => toAsinReport(world, row, key)), ...paging }
  if (rows.every(({ state }) => state !== 0)) answered.set(rows, { key, answer: keepBytes(answer) })
  return answer
}

function toAsinReport(world: World, row: ListedReport, key: string): AsinReport {
  const { stage, progress } = progressOf(world, row)
  return {
    id: row.id,
    asin: row.asin,
    marketplace: marketplaceOf(row),
    product: row.product,
    url: row.state === 1 ? urlOf(row.id, key) : '',
    state: row.state,
    stage,
    progress,
    failure: row.failure as AsinReport['failure'], // reports.jobs writes only these words
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
