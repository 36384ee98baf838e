/** Who sells a product and who ships it, as a Bright Data row tells it. */
import type { Fulfilment } from '#contracts/model/catalogue.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { countOf } from './number-text.ts'
import { asObject, type Fields } from './record-fields.ts'
import { lineOf } from './text.ts'

const OFFERS_READ = 500
const NAME = 200

/** Name of the seller in the Buy Box. */
export const sellerOf = (row: Fields) => lineOf(row.buybox_seller, NAME) ?? lineOf(row.seller_name, NAME)

/**
 * Number of sellers. The collector's own `number_of_sellers` is often 1 beside a list of thirty others, so the sellers that
 * the row names are counted too, and the larger number holds.
 */
export function sellersOf(row: Fields): number | null {
  const counted = countOf(row.number_of_sellers) || null
  const named = new Set(offersOf(row).map((offer) => offer.seller))
  if (named.size === 0) return counted
  const buyBox = lineOf(row.seller_id, NAME) ?? sellerOf(row)
  if (buyBox) named.add(buyBox)
  return Math.max(counted ?? 0, named.size)
}

/**
 * AMZ when the site itself sells; FBA or FBM only when the row says who ships for the Buy Box seller: in its own
 * `ships_from`, or in that seller's offers in the list, if they all agree. Otherwise not known.
 */
export function fulfilmentOf(row: Fields, marketplace: Marketplace): Fulfilment | null {
  const seller = sellerOf(row)
  if (!seller) return null
  if (isAmazon(seller, marketplace)) return 'AMZ'
  const id = lineOf(row.seller_id, NAME)
  const own = offersOf(row).filter((offer) => offer.seller === id || offer.name === seller)
  const shippers = [lineOf(row.ships_from, NAME), ...own.map((offer) => offer.shipsFrom)].filter(
    (name) => name !== null,
  )
  const ways = new Set(
    shippers.map((shipper) => (isAmazon(shipper, marketplace) ? 'FBA' : shipper === seller ? 'FBM' : null)),
  )
  const [way = null] = ways
  return ways.size === 1 ? way : null
}

/** "Amazon" or the name of the site; a shop of a third party may not call itself so. */
function isAmazon(name: string, marketplace: Marketplace): boolean {
  const plain = name.toLowerCase()
  return plain === 'amazon' || plain === marketplaces[marketplace].domain
}

interface Offer {
  /** Id of the seller where the offer links to it, else the name. */
  seller: string
  name: string
  shipsFrom: string | null
}

function offersOf(row: Fields): Offer[] {
  if (!Array.isArray(row.other_sellers_prices)) return []
  return row.other_sellers_prices.slice(0, OFFERS_READ).flatMap((item) => {
    const offer = asObject(item)
    const name = lineOf(offer.seller_name, NAME)
    const id = /[?&]seller=([A-Z0-9]{6,20})/.exec(lineOf(offer.seller_url, 1000) ?? '')?.[1]
    return name ? [{ seller: id ?? name, name, shipsFrom: lineOf(offer.ships_from, NAME) }] : []
  })
}
