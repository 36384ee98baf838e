import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { Handlers } from '#server/http/context.ts'
import { perWorld } from '#server/platform/per-world.ts'
import { rateOf } from '#server/platform/rate.ts'
import { refuse, tooManyAttempts } from '#server/platform/refusal.ts'
import type { RightsWorld } from '../rights.world.ts'
import { plainOf } from '../trademark-search/fold.ts'
import { markDetail } from '../trademark-search/marks-alike.ts'

/** Listing checks of an account: more than anybody pastes by hand, and a fraction of what one thread can do. */
const CHECKS = { most: 30, seconds: 60 }
const secondsUntilCheck = perWorld(({ clock }) => rateOf(clock, CHECKS))

export const trademarksHandlers: Handlers<typeof trademarks, RightsWorld> = {
  async search({ world, user, body }) {
    const { trademark, classes, live, office, page = 1, size = PAGE_SIZE } = body
    if (plainOf(trademark) === '') throw refuse('emptyTrademark')
    const part = { from: (page - 1) * size, size }
    const { total, marks } = await world.searchBy(user.id).marksAlike(trademark, { classes, live, office }, part)
    return { row: marks, total, page, size }
  },
  detail({ world, query }) {
    const detail = markDetail(world, query.id)
    if (!detail) throw refuse('trademarkNotFound')
    return detail
  },
  async check({ world, user, body }) {
    if (body.text.trim() === '') throw refuse('emptyListing')
    const seconds = secondsUntilCheck(world)(String(user.id))
    if (seconds > 0) throw tooManyAttempts(seconds)
    return world.searchBy(user.id).marksInListing(body)
  },
}
