import type { devRequests } from '#contracts/api/dev/devtools-requests.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DevWorld } from './dev.world.ts'
import type { RequestRecord } from './request-log.ts'
import { detailOf, matchesFilter, viewOf } from './request-view.ts'
import { phonesOf } from './sample-accounts.ts'

export const requestsHandlers: Handlers<typeof devRequests, DevWorld> = {
  async index({ world, query }) {
    const { page = 1, size = PAGE_SIZE } = query
    const matching = world.requests.latest().filter((record) => matchesFilter(record, query))
    const records = matching.slice((page - 1) * size, page * size)
    const phones = await phonesOf(
      world.db,
      records.map(({ accountId }) => accountId),
    )
    return { row: records.map((record) => viewOf(record, phoneIn(phones, record))), total: matching.length, page, size }
  },
  async one({ world, params, site }) {
    const record = world.requests.find(params.id)
    if (!record) throw refuse('requestNotFound')
    const phones = await phonesOf(world.db, [record.accountId])
    return detailOf(record, phoneIn(phones, record), { origin: site, world: world.id })
  },
  live:
    ({ world, log }) =>
    (sink) =>
      world.requests.follow({
        receive: (record) => {
          sendView(world, record, (data) => sink.send({ event: 'request', data })).catch((err: unknown) =>
            log.warn({ err }, 'could not send a request to the live log'),
          )
        },
        end: () => sink.end(),
      }),
  clear({ world }) {
    world.requests.clear()
    return {}
  },
}

async function sendView(world: DevWorld, record: RequestRecord, show: (view: ReturnType<typeof viewOf>) => void) {
  const phones = await phonesOf(world.db, [record.accountId])
  show(viewOf(record, phoneIn(phones, record)))
}

const phoneIn = (phones: ReadonlyMap<number, string>, { accountId }: RequestRecord) =>
  accountId === undefined ? undefined : phones.get(accountId)
