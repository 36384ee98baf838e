/** Our own estimates of how often a term shows and is clicked; no source of ours has these numbers. */
import { AD_PLACES_A_PAGE, ORGANIC_PLACES_A_PAGE, placeOf } from './place.ts'

/** Share of the searchers who open each page of results, the first page first; later pages have the last share. */
const OPENED = [1, 0.25, 0.1, 0.05] as const
/** Purchases after a click on a result. */
const PURCHASES_A_CLICK = 0.1

const openedShare = (page: number) => OPENED[Math.min(page, OPENED.length) - 1] ?? 0

/** How often a product shows at its two ranks in a week; null if it has neither. */
export function weeklyImpressions(
  searches: number,
  { organicRank, adRank }: { organicRank: number | null; adRank: number | null },
): number | null {
  if (organicRank === null && adRank === null) return null
  const seen = (rank: number | null, placesAPage: number) =>
    rank === null ? 0 : openedShare(placeOf(rank, placesAPage).page)
  return Math.round(searches * (seen(organicRank, ORGANIC_PLACES_A_PAGE) + seen(adRank, AD_PLACES_A_PAGE)))
}

/** Products shown after the searches of a month: the organic positions of page one. */
export const monthlyImpressions = (searches: number, products: number): number =>
  searches * Math.min(products, ORGANIC_PLACES_A_PAGE)

export const monthlyClicks = (purchases: number): number => Math.round(purchases / PURCHASES_A_CLICK)
