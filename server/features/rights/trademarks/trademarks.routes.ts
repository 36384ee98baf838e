import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import type { Handlers } from '#server/http/context.ts'
import { perWorld } from '#server/platform/per-world.ts'
import { rateOf } from '#server/platform/rate.ts'
import { refuse, tooManyAttempts } from '#server/platform/refusal.ts'
import { isSampleOnly, missingOffices } from '../register/offices-on-record.ts'
import type { RightsWorld } from '../rights.world.ts'
import { plainOf } from '../trademark-search/fold.ts'
import { markDetail } from '../trademark-search/similar-marks.ts'

/** Listing checks per account: more than a person can paste, and a fraction of one thread's capacity. */
const CHECKS = { most: 30, seconds: 60 }
const secondsUntilCheck = perWorld(({ clock }) => rateOf(clock, CHECKS))

/** The target offices without any mark on record, and whether all marks are sample data. */
const recordedAt = ({ rights }: RightsWorld, targets: readonly Office[]) => ({
  missing: missingOffices(rights, 'marks', targets),
  sample: isSampleOnly(rights, 'marks'),
})

export const trademarksHandlers: Handlers<typeof trademarks, RightsWorld> = {
  async search({ world, user, body }) {
    const { trademark, classes, live, office, targets = [], page = 1, size = PAGE_SIZE } = body
    if (plainOf(trademark) === '') throw refuse('emptyTrademark')
    const part = { from: (page - 1) * size, size }
    const filter = { classes, live, office, targets }
    const { total, counted, marks } = await world.searchBy(user.id).similarMarks(trademark, filter, part)
    return { row: marks, total, page, size, counted, ...recordedAt(world, targets) }
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
    return { ...(await world.searchBy(user.id).marksInListing(body)), ...recordedAt(world, body.targets ?? []) }
  },
}
