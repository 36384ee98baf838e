/** Ranks of placements in the weeks that a call names. */
import { sundaysBefore, weeksBack, weeksBetween } from '#contracts/model/full-weeks.ts'
import type { KeywordWeeks } from '#contracts/model/weeks.ts'
import type { Standing } from '#server/features/catalogue/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { ComparedProduct } from './find-products.ts'

/** Null: not found. */
export interface Ranks {
  organicRank: number | null
  adRank: number | null
}

export const NO_RANKS: Ranks = { organicRank: null, adRank: null }

export interface ChosenWeeks {
  /** Sundays, oldest first; empty without products. */
  all: string[]
  week: string | null
  against: string | null
  isNewest: boolean
}

interface Named {
  week?: string | undefined
  against?: string | undefined
}

/**
 * The newest week and the one before it, unless the call names others. The oldest week, which has none before it, is
 * compared with the one after it. Refuses weeks without data.
 */
export function chooseWeeks(products: readonly ComparedProduct[], { week, against }: Named): ChosenWeeks {
  const day = newestDay(products)
  if (day === null) return { all: [], week: null, against: null, isNewest: true }
  const all = sundaysBefore(day)
  for (const named of [week, against])
    if (named !== undefined && !all.includes(named))
      throw refuse('unknownWeek', { week: named, from: all[0] ?? '', until: all.at(-1) ?? '' })
  const chosen = week ?? all.at(-1)!
  return {
    all,
    week: chosen,
    against: against ?? all[all.indexOf(chosen) - 1] ?? all[1] ?? null,
    isNewest: chosen === all.at(-1),
  }
}

export const newestDay = (products: readonly ComparedProduct[]): string | null =>
  products
    .flatMap(({ product }) => product?.observedOn ?? [])
    .reduce<string | null>((a, b) => (a !== null && a > b ? a : b), null)

/**
 * The ranks of a placement in a week. The newest ranks are those of the placement itself; undefined: the product has no
 * ranks so long ago.
 */
export function ranksIn({ organicRank, adRank, weeks }: Standing, week: string, observedOn: string): Ranks | undefined {
  const back = weeksBack(week, observedOn)
  if (back <= 0) return { organicRank, adRank }
  const place = (weeks?.organic.length ?? 0) - 1 - back
  if (weeks === null || place < 0) return undefined
  return { organicRank: weeks.organic[place] ?? null, adRank: weeks.ad[place] ?? null }
}

/** The ranks of all placements of a product in a week. */
export const ranksOf = ({ product, standings }: ComparedProduct, week: string): (Ranks | undefined)[] =>
  product === null ? [] : standings.map((standing) => ranksIn(standing, week, product.observedOn))

/** Searches of a term in a week; null: unknown. */
export const searchesIn = (weeks: KeywordWeeks | undefined, week: string): number | null =>
  weeks?.searches[weeksBetween(weeks.first, week)] ?? null
