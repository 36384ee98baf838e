import type { trademarks } from '#contracts/api/trademarks.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { refuse } from '#server/domain/refusal.ts'
import { plainOf } from '#server/domain/trademark-search/fold.ts'
import { markDetail, marksAlike, marksInListing } from '#server/domain/trademark-search/marks-alike.ts'
import type { Handlers } from '#server/http/context.ts'

export const trademarksHandlers: Handlers<typeof trademarks> = {
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
