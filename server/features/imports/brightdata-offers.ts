/** Seller, number of sellers and fulfilment of a Bright Data row. */
import type { Fulfilment } from '#contracts/model/catalogue.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { countOf } from './number-text.ts'
import { type Fields, objectOrEmpty } from './record-fields.ts'
import { lineOf } from './text.ts'

const OFFERS_READ = 500
const NAME = 200

/** Name of the seller in the Buy Box. */
export const sellerOf = (row: Fields) => lineOf(row.buybox_seller, NAME) ?? lineOf(row.seller_name, NAME)

/**
 * Number of sellers of the new product: the larger of `number_of_sellers` and the sellers named in the row. A count of 1
 * alone means unknown, because the collector gives 1 even next to a list of thirty offers.
 */
export function sellersOf(row: Fields, marketplace: Marketplace): number | null {
  const counted = countOf(row.number_of_sellers) ?? 0
  const offers = offersOf(row, marketplace)
  const named = new Set(offers.filter(({ name }) => !USED.test(name)).map(({ seller }) => seller))
  const [id, name] = [lineOf(row.seller_id, NAME), sellerOf(row)]
  const buyBox = id ?? name
  if (named.size > 0 && buyBox && !offers.some((offer) => offer.seller === id || offer.name === name)) named.add(buyBox)
  const most = Math.max(counted, named.size)
  return most > 1 || named.size > 0 ? most : null
}

/** Amazon's own shop of returned goods, in the languages of its sites. */
const USED = /^amazon[ -]?(?:resale|warehouse|retourenkauf|seconde main|seconda mano|segunda mano|アウトレット)/i

/**
 * AMZ if Amazon sells. FBA or FBM only if the row says who ships for the Buy Box seller: its `ships_from` and that
 * seller's offers in the list must agree. Otherwise null.
 */
export function fulfilmentOf(row: Fields, marketplace: Marketplace): Fulfilment | null {
  const seller = sellerOf(row)
  if (!seller) return null
  if (isAmazon(seller, marketplace)) return 'AMZ'
  const id = lineOf(row.seller_id, NAME)
  const own = offersOf(row, marketplace).filter((offer) => offer.seller === id || offer.name === seller)
  const shippers = [lineOf(row.ships_from, NAME), ...own.map((offer) => offer.shipsFrom)].filter(
    (name) => name !== null,
  )
  const ways = new Set(
    shippers.map((shipper) => (isAmazon(shipper, marketplace) ? 'FBA' : shipper === seller ? 'FBM' : null)),
  )
  const [way = null] = ways
  return ways.size === 1 ? way : null
}

/** "Amazon" or the site's name; third-party shops may not use either. */
function isAmazon(name: string, marketplace: Marketplace): boolean {
  const plain = name.toLowerCase()
  return plain === 'amazon' || plain === marketplaces[marketplace].domain
}

interface Offer {
  /** Id of the seller if the offer links to it, otherwise the name. */
  seller: string
  name: string
  shipsFrom: string | null
}

function offersOf(row: Fields, marketplace: Marketplace): Offer[] {
  const items = listedOffers(row)
  if (areOfOtherSite(items, marketplace)) return []
  return items.flatMap((offer) => {
    const name = lineOf(offer.seller_name, NAME)
    const id = /[?&]seller=([A-Z0-9]{6,20})/.exec(lineOf(offer.seller_url, 1000) ?? '')?.[1]
    return name ? [{ seller: id ?? name, name, shipsFrom: lineOf(offer.ships_from, NAME) }] : []
  })
}

const listedOffers = (row: Fields): Fields[] =>
  Array.isArray(row.other_sellers_prices) ? row.other_sellers_prices.slice(0, OFFERS_READ).map(objectOrEmpty) : []

/** True if the list of offers comes from another site than the page: some collectors read it on Amazon.com. */
export const hasForeignOffers = (row: Fields, marketplace: Marketplace): boolean =>
  areOfOtherSite(listedOffers(row), marketplace)

/** A list is read from one page, so a single offer that names Amazon.com or asks dollars makes all of them foreign. */
function areOfOtherSite(offers: Fields[], marketplace: Marketplace): boolean {
  if (marketplace === 'US') return false
  const isDollar = ['USD', 'CAD'].includes(marketplaces[marketplace].currency)
  return offers.some((offer) => {
    const names = [lineOf(offer.seller_name, NAME), lineOf(offer.ships_from, NAME)]
    const delivery = lineOf(offer.delivery, 1000) ?? ''
    const isAmerican =
      (!isDollar && /\$\s?\d/.test(delivery)) || (DAY_FIRST.includes(marketplace) && MONTH_FIRST.test(delivery))
    return isAmerican || names.some((name) => name?.toLowerCase() === 'amazon.com')
  })
}

/** English pages of these sites write `24 October`; Amazon.com writes `October 24`. */
const DAY_FIRST: Marketplace[] = ['UK', 'DE', 'FR', 'IT', 'ES', 'IN']
const MONTH_FIRST = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/
