import { createReadStream, existsSync } from 'node:fs'
import { reports } from '#contracts/api/reports/reports.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { normalizeAsin } from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import { DEFAULT_MARKETPLACE } from '#contracts/model/marketplaces.ts'
import type { ReportKind } from '#contracts/model/report/report.ts'
import { requireAsin, requireNiche, requireProduct } from '#server/features/catalogue/public.ts'
import { type Module, requireModule } from '#server/features/ledger/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { RenderPool } from './making/render-pool.ts'
import { progressOf } from './report-progress.ts'
import { pathOf, removeFile, requireFileOwner } from './reports.files.ts'
import { currentSubject, downloadName, subjectOfNiche, subjectOfProduct } from './reports.kinds.ts'
import { type Order, orderReport, orderRevision } from './reports.ordering.ts'
import { type Caller, currentReport, listReports, requireReport, requireVersion } from './reports.reading.ts'
import { eventOf, pageOf, toAsinReport, toMarketReport } from './reports.rows.ts'
import { type Action, remakeRefusal, requestedMarketplace } from './reports.rules.ts'
import { deleteSettled, pendingOf, type ReportRow, reportOfId, reportOn } from './reports.store.ts'
import type { ReportsWorld } from './reports.world.ts'
import { modelOf, versionsOf } from './versions.store.ts'

export interface ReportsOptions {
  print: RenderPool['printReport']
  catalogueFile: string
  /** Called at each named step of a request; crash tests kill the process there. */
  onStep?: ((step: string) => void) | undefined
}

/** Longer than 60 lines: one short handler for each endpoint. */
export const reportsHandlers = ({
  print,
  catalogueFile,
  onStep,
}: ReportsOptions): Handlers<typeof reports, ReportsWorld> => {
  const createReport = async (
    call: Caller & { body: { language?: Language } },
    what: Pick<Order, 'subject' | 'module'>,
  ) => {
    const result = await orderReport(call.world, { ...what, ...orderDetails(call) })
    startJobs(call.world)
    return result
  }
  const remakeReport = async (
    call: Caller & { body: RemakeBody },
    module: Module,
    on: Parameters<typeof reportOn>[2],
  ) => {
    const { world, user, body } = call
    const report = await reportOn(world.db, user.id, on)
    if (!report) throw refuse('reportNotFound')
    const action = body.action ?? (report.state === 2 ? 'recreate' : 'update')
    const refusal = remakeRefusal(action, report.state)
    if (refusal) throw refusal
    await orderRevision(world, report, action, {
      subject: currentSubject(world, report),
      module,
      ...orderDetails(call),
    })
    startJobs(world)
    return { id: report.id }
  }
  const renderIn = async (
    world: ReportsWorld,
    { id, account_id: accountId, current_revision }: ReportRow,
    language: Language,
  ) => {
    const model = await modelOf(world.db, id, current_revision)
    if (!model) throw refuse('fileNotFound')
    return print({ model, language, accountId, catalogueFile, pictures: world.pictures })
  }
  const startJobs = (world: ReportsWorld) => {
    onStep?.('charged')
    world.jobs.kick()
  }
  return {
    async productCreate(call) {
      const { world, user, body } = call
      const module = requireModule(reports.productCreate, body.mold_id)
      const on = productOf(body)
      const existing = await reportOn(world.db, user.id, on)
      if (existing) return { id: existing.id, created: 0 }
      const product = requireProduct(world.catalogue, on.subject, on.marketplace, user.id)
      return createReport(call, { module, subject: subjectOfProduct(product) })
    },
    async marketCreate(call) {
      const { world, user, body } = call
      const module = requireModule(reports.marketCreate, body.mold_id)
      const existing = await reportOn(world.db, user.id, { kind: 'market', subject: body.nicheId })
      if (existing) return { id: existing.id, created: 0 }
      const niche = requireNiche(world.catalogue, body.nicheId, user.id)
      return createReport(call, { module, subject: subjectOfNiche(niche, body.keyword) })
    },
    async productUpdate(call) {
      const module = requireModule(reports.productUpdate, call.body.mold_id)
      return remakeReport(call, module, productOf(call.body))
    },
    async marketUpdate(call) {
      const module = requireModule(reports.marketUpdate, call.body.mold_id)
      return remakeReport(call, module, { kind: 'market', subject: call.body.nicheId })
    },
    async productList(call) {
      const asin = call.query.asin === undefined ? undefined : normalizeAsin(call.query.asin)
      return pageOf(await listReports(call, 'asin', asin), (row, key) => toAsinReport(call.world, row, key))
    },
    async marketList(call) {
      const page = await listReports(call, 'market', call.query.nicheId)
      return pageOf(page, (row, key) => toMarketReport(call.world, row, key))
    },
    productDel: (call) => deleteReport(call, 'asin'),
    marketDel: (call) => deleteReport(call, 'market'),
    async productOnline(call) {
      const { world, query } = call
      const marketplace = query.marketplace ?? DEFAULT_MARKETPLACE
      const on = { kind: 'asin', marketplace, subject: requireAsin(query.asin) } as const
      const { row, report, key } = await currentReport(call, on)
      return { row: toAsinReport(world, row, key), report }
    },
    async marketOnline(call) {
      const { row, report, key } = await currentReport(call, { kind: 'market', subject: call.query.nicheId })
      return { row: toMarketReport(call.world, row, key), report }
    },
    async versions({ world, user, query }) {
      const { id } = await requireReport(world, user.id, query.id)
      return { versions: await versionsOf(world.db, id) }
    },
    version: async ({ world, user, query }) =>
      requireVersion(world, await requireReport(world, user.id, query.id), query.revision),
    progress:
      ({ world, user }) =>
      (sink) =>
        world.hub.follow({
          user,
          async begin() {
            for (const row of await pendingOf(world.db, user.id)) this.receive(eventOf(row, progressOf(world, row)))
          },
          receive: (data) => sink.send({ event: 'report', data }),
          end: () => sink.end(),
        }),
    async pdf({ world, params, query, language: defaultLanguage }) {
      const owner = await requireFileOwner(world, query)
      const report = await reportOfId(world.db, Number.parseInt(params.file, 10))
      if (!report || report.account_id !== owner || report.state !== 1 || report.file === null)
        throw refuse('fileNotFound')
      const { lang: language = defaultLanguage, inline } = query
      const body = language === report.language ? openFile(world, report.file) : await renderIn(world, report, language)
      return { body, ...(inline !== 1 && { name: downloadName(report) }) }
    },
  }
}

function openFile(world: ReportsWorld, file: string) {
  const path = pathOf(world, file)
  if (!existsSync(path)) throw refuse('fileNotFound')
  return createReadStream(path)
}

interface RemakeBody {
  action?: Action
  language?: Language
}

const productOf = (body: Body<typeof reports.productCreate>) =>
  ({ kind: 'asin', marketplace: requestedMarketplace(body), subject: requireAsin(body.asin) }) as const

const orderDetails = ({ world, user, language, body }: Caller & { body: { language?: Language } }) => ({
  accountId: user.id,
  language: body.language ?? language,
  at: world.clock.iso(),
})

async function deleteReport({ world, user, body }: Caller & { body: { id: number } }, kind: ReportKind) {
  const deleted = await deleteSettled(world.db, user.id, kind, body.id)
  if (!deleted) {
    await requireReport(world, user.id, body.id, kind)
    throw refuse('reportPending')
  }
  removeFile(world, deleted.file)
  return { id: body.id }
}
