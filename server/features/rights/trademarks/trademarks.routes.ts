import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { Handlers } from '#server/http/context.ts'
import type { Logger } from '#server/platform/logger.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { RightsWorld } from '../rights.world.ts'
import { plainOf } from '../trademark-search/fold.ts'
import { beginTrademarkIndex } from '../trademark-search/live-index.ts'
import { markDetail, marksAlike, marksInListing } from '../trademark-search/marks-alike.ts'

/** For a server that is ready: the first search need not wait for the index of all marks, which takes a second or more. */
export function beginIndex(world: RightsWorld, log: Logger, signal: AbortSignal): void {
  beginTrademarkIndex(world, signal).catch((err: unknown) => {
    if (!signal.aborted) log.warn({ err }, 'the index of trademarks was not made; the first search tries again')
  })
}

export const trademarksHandlers: Handlers<typeof trademarks, RightsWorld> = {
  async search({ world, body }) {
    const { trademark, classes, live, office, page = 1, size = PAGE_SIZE } = body
    if (plainOf(trademark) === '') throw refuse('emptyTrademark')
    const part = { from: (page - 1) * size, size }
    const { total, marks } = await marksAlike(world, trademark, { classes, live, office }, part)
    return { row: marks, total, page, size }
  },
  detail({ world, query }) {
    const detail = markDetail(world, query.id)
    if (!detail) throw refuse('trademarkNotFound')
    return detail
  },
  check({ world, body }) {
    if (body.text.trim() === '') throw refuse('emptyListing')
    return marksInListing(world, body)
  },
}
