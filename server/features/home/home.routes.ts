import type { home, Pulse } from '#contracts/api/home.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { levelOf } from '#server/features/accounts/public.ts'
import { balanceOf, toPower } from '#server/features/ledger/public.ts'
import { countFilters } from '#server/features/presets/public.ts'
import { latestReports, pendingOf } from '#server/features/reports/public.ts'
import { hasChecked } from '#server/features/rights/public.ts'
import { marketPulse, scopeOf } from '#server/features/screener/public.ts'
import { latestChanges, listedWatches, type WatchesWorld } from '#server/features/watches/public.ts'
import type { Handlers } from '#server/http/context.ts'

const REPORTS = 5
const CHANGES = 6

export const homeHandlers: Handlers<typeof home, WatchesWorld> = {
  async overview({ world, user: { id } }) {
    const { db } = world
    const watches = await listedWatches(world, id)
    const reports = await latestReports(db, id, REPORTS)
    const { level, level_text, end_time } = await levelOf(db, id)
    const isSearch = watches.some(({ kind }) => kind === 'productSearch' || kind === 'marketSearch')
    return {
      power: toPower(await balanceOf(db, id)),
      plan: level > 0 && end_time !== null ? { name: level_text, until: end_time } : null,
      running: (await pendingOf(db, id)).length,
      reports: reports.map(({ updated_at, marketplace, ...report }) => ({
        ...report,
        marketplace: marketplaceIn(marketplace),
        at: updated_at,
      })),
      watched: watches.length,
      unseen: watches.reduce((sum, { unseen }) => sum + unseen, 0),
      changes: await latestChanges(world, id, CHANGES),
      pulse: pulseOf(world, id, lastMarketplace(reports, watches)),
      done: {
        report: reports.length > 0,
        search: isSearch || (await countFilters(db, id)) > 0,
        watch: watches.length > 0,
        check: await hasChecked(db, id),
      },
    }
  },
}

const marketplaceIn = (code: string): Marketplace => (isMarketplace(code) ? code : DEFAULT_MARKETPLACE)

/** Of the latest report or watch. */
function lastMarketplace(
  reports: readonly { marketplace: string; updated_at: string }[],
  watches: readonly { marketplace: Marketplace | null; since: string }[],
): Marketplace {
  const used = [
    ...reports.map(({ marketplace, updated_at }) => ({ code: marketplaceIn(marketplace), at: updated_at })),
    ...watches.flatMap(({ marketplace, since }) => (marketplace ? [{ code: marketplace, at: since }] : [])),
  ]
  return used.toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]?.code ?? DEFAULT_MARKETPLACE
}

function pulseOf(world: WatchesWorld, accountId: number, marketplace: Marketplace): Pulse {
  const table = world.screener.products()
  const { data, months } = scopeOf(table, { marketplace }, accountId)
  const { categories, movers, ...pulse } = marketPulse(table, { marketplace, data, accountId })
  const minor = 10 ** marketplaces[marketplace].decimals
  return {
    ...pulse,
    marketplace,
    data,
    month: months.at(-1) ?? null,
    categories: categories.map((each) => ({ ...each, revenue: Math.round(each.revenue) / minor })),
    movers: movers.map((each) => ({
      ...each,
      title: world.catalogue.card(each.asin, marketplace, accountId)?.title ?? each.asin,
    })),
  }
}
