/**
 * Converts a record of Bright Data's Amazon product collection (one JSON object per product page) into a catalogue
 * product, or gives the reason for rejecting it. Limits keep a hostile file from filling the catalogue.
 */

import { isAsin, normalizeAsin } from '#contracts/core/rules.ts'
import type { Badge, Observation, Product, Variant } from '#contracts/model/catalogue.ts'
import { type Marketplace, marketplaceOfHost } from '#contracts/model/marketplaces.ts'
import { pictureAddress } from '#contracts/model/product-picture.ts'
import { detailsOf, packageOf } from './brightdata-details.ts'
import { fulfilmentOf, hasForeignOffers, sellerOf, sellersOf } from './brightdata-offers.ts'
import { dayOf, dayOfInstant } from './days.ts'
import { dropContradictions, isPlausible } from './drop-contradictions.ts'
import { feeCategoryOf } from './fee-category.ts'
import type { Rejection, Warning } from './import-summary.ts'
import { withoutTypes } from './literals.ts'
import { countOf, percentOf, rankOf, ratingOf } from './number-text.ts'
import { packCountOf } from './pack-count.ts'
import { priceOf } from './prices.ts'
import { type Fields, isObject, objectOrEmpty } from './record-fields.ts'
import { descriptionOf, lineOf, linesOf } from './text.ts'

export const TITLE_MAX = 2000
const TEXT_MAX = 10_000
const VARIANTS_MAX = 500

export type ReadProduct =
  | { product: Product; observation: Observation; warnings: Warning[] }
  /** `asin`: the row's own ASIN if it is safe to print. */
  | { rejected: Rejection; asin: string | null }

/** `owner`: null for everyone. Rejects days after `today`, because they would win over every later import. */
export function readBrightData(given: unknown, owner: number | null, today: string): ReadProduct {
  const record = withoutTypes(given)
  if (!isObject(record)) return { rejected: 'notAnObject', asin: null }
  const asin = normalizeAsin(lineOf(record.asin, 40) ?? '')
  const reject = (rejected: Rejection) => ({ rejected, asin: /^[A-Z0-9-]{1,20}$/.test(asin) ? asin : null })
  const other = otherCollection(record)
  if (other) return reject(other)
  if (!asin) return reject(lineOf(record.error, 40) ? 'collectorError' : 'noAsin')
  if (/^\d{9}[\dX]$/.test(asin)) return reject('isbn')
  if (!isAsin(asin)) return reject('wrongAsin')
  const marketplace = marketplaceOf(record)
  if (!marketplace) return reject('marketplaceNotSupported')
  const title = lineOf(record.title, TITLE_MAX)
  if (!title) return reject(lineOf(record.error, 40) ? 'collectorError' : 'noTitle')
  const observedOn = dayOfInstant(record.timestamp)
  if (!observedOn) return reject('noDay')
  if (observedOn > today) return reject('futureDay')
  return productOf(record, { marketplace, asin, title, observedOn, owner })
}

/** The vendor's other Amazon collections have ASINs but no product pages. */
function otherCollection(record: Fields): Rejection | null {
  if ('review_id' in record || 'review_text' in record) return 'review'
  const isFound =
    'keyword' in record && ['position', 'page', 'page_number', 'rank_on_page'].some((key) => key in record)
  return isFound && !('product_details' in record) ? 'searchResult' : null
}

type Identity = Pick<Product, 'marketplace' | 'asin' | 'title' | 'observedOn' | 'owner'>

function productOf(row: Fields, identity: Identity) {
  const { marketplace, asin, observedOn } = identity
  const details = detailsOf(row.product_details)
  const bullets = linesOf(row.features, 20, 1000)
  const prices = pricesOf(row, marketplace)
  const variants = variantsOf(row, marketplace)
  const { categoryPath, ...ranked } = categoriesOf(row)
  const listedOn = dayOf(row.date_first_available) ?? dayOf(details('date first available'))
  const ratings = countOf(row.reviews_count)
  const stars = starsOf(row.product_rating_object)
  const { size, weight, measures, warning } = packageOf(row, details, packCountOf(identity.title, bullets))
  const warnings: Warning[] = []
  if (prices.foreign || variants.foreign) warnings.push('otherCurrency')
  if (hasForeignOffers(row, marketplace)) warnings.push('otherSiteOffers')
  if (stars && !isPlausible(stars, ratings)) warnings.push('implausibleStars')
  if (warning) warnings.push(warning)
  const product = dropContradictions({
    ...identity,
    source: 'brightdata',
    factDays: {},
    parentAsin: otherAsin(row.parent_asin, asin),
    brand: lineOf(row.brand, 200) ?? lineOf(details('brand'), 200),
    bullets,
    description: descriptionOf(row.description, TEXT_MAX),
    categoryPath,
    // The page's own path first: it lists a watch under fashion, whichever department ranks it.
    feeCategory: feeCategoryOf(pagePathOf(row)) ?? feeCategoryOf(categoryPath),
    price: prices.price,
    listPrice: prices.listPrice,
    coupon: percentOf(row.coupon),
    ...ranked,
    rating: ratings === 0 ? null : ratingOf(row.rating),
    ratings,
    stars,
    boughtPastMonth: countOf(row.bought_past_month) || null,
    units: null,
    sellers: sellersOf(row, marketplace),
    seller: sellerOf(row),
    sellerCountry: null,
    fulfilment: fulfilmentOf(row, marketplace),
    badges: badgesOf(row),
    images: countOf(row.images_count) ?? (Array.isArray(row.images) ? row.images.length : null),
    // Collectors report 0 even for pages with videos, so 0 means unknown.
    videos: countOf(row.video_count) || null,
    aPlus: typeof row.plus_content === 'boolean' ? row.plus_content : null,
    variants: variants.list,
    size,
    measures,
    weight,
    listedOn: listedOn !== null && listedOn <= observedOn ? listedOn : null,
    imageUrl: pictureAddress(row.image_url),
    shape: null,
  })
  return { product, observation: observationOf(product, row), warnings }
}

function observationOf(product: Product, row: Fields): Observation {
  const { title, price, rank, subCategory, subRank, rating, ratings, boughtPastMonth } = product
  return {
    day: product.observedOn,
    title,
    price,
    rank,
    subCategory,
    subRank,
    rating,
    ratings,
    boughtPastMonth,
    available: typeof row.is_available === 'boolean' ? row.is_available : null,
  }
}

function marketplaceOf(row: Fields): Marketplace | undefined {
  const address = lineOf(row.domain, 500) ?? lineOf(row.url, 500)
  return address === null ? undefined : marketplaceOfHost(address.toLowerCase())
}

const pagePathOf = (row: Fields) => linesOf(row.categories, 10, 200)

/**
 * The category path of the page and the ranks in it. Pages sometimes omit the root, so a department that ranks the
 * product is prepended if the path lacks it. The row's root may also be the last category of the path or no department;
 * then its rank is a sub-category rank.
 */
function categoriesOf(row: Fields): Pick<Product, 'categoryPath' | 'rank' | 'subCategory' | 'subRank'> {
  const path = pagePathOf(row)
  const root = lineOf(row.root_bs_category, 200)
  const sub = lineOf(row.bs_category, 200)
  const rank = rankOf(row.root_bs_rank)
  const isDepartment =
    root === null || (path.includes(root) ? root !== path.at(-1) || path.length === 1 : feeCategoryOf([root]) !== null)
  if (!isDepartment)
    return {
      categoryPath: path,
      rank: null,
      subCategory: sub ?? root,
      subRank: sub && sub !== root ? rankOf(row.bs_rank) : rank,
    }
  return {
    categoryPath: root === null || path.includes(root) ? path : [root, ...path],
    rank,
    subCategory: sub ?? path.at(-1) ?? root,
    // A sub-rank belongs to the category that the row names, not to the end of its path.
    subRank: sub ? rankOf(row.bs_rank) : null,
  }
}

function pricesOf(row: Fields, marketplace: Marketplace) {
  const read = (value: unknown) => priceOf(value, row.currency, marketplace)
  const price = read(row.final_price ?? objectOrEmpty(row.buybox_prices).final_price)
  const list = [objectOrEmpty(row.prices_breakdown).list_price, row.initial_price].map(read)
  return {
    price: price.price,
    listPrice: list.find((found) => found.price !== null)?.price ?? null,
    foreign: price.foreign || list.some((found) => found.foreign),
  }
}

function variantsOf(row: Fields, marketplace: Marketplace): { list: Variant[]; foreign: boolean } {
  const list = new Map<string, Variant>()
  let foreign = false
  for (const item of Array.isArray(row.variations) ? row.variations.slice(0, VARIANTS_MAX) : []) {
    const { asin: ownAsin, name, price, currency } = objectOrEmpty(item)
    const asin = normalizeAsin(lineOf(ownAsin, 40) ?? '')
    if (!isAsin(asin) || list.has(asin)) continue
    const read = priceOf(price, currency ?? row.currency, marketplace)
    foreign ||= read.foreign
    list.set(asin, { asin, name: lineOf(name, 300) ?? asin, price: read.price, unitShare: null, ratingShare: null })
  }
  return { list: [...list.values()], foreign }
}

function otherAsin(value: unknown, asin: string): string | null {
  const other = normalizeAsin(lineOf(value, 40) ?? '')
  return isAsin(other) && other !== asin ? other : null // a product that is its own parent has none
}

function starsOf(value: unknown): Product['stars'] {
  const { one_star, two_star, three_star, four_star, five_star } = objectOrEmpty(value)
  const [one, two, three, four, five] = [one_star, two_star, three_star, four_star, five_star].map(countOf)
  if (one == null || two == null || three == null || four == null || five == null) return null
  return one + two + three + four + five > 0 ? [one, two, three, four, five] : null
}

const BADGES: [Badge, RegExp][] = [
  ['bestSeller', /best\s?seller/i],
  ['amazonsChoice', /amazon.?s.?choice|amazons? tipp/i],
  ['newRelease', /new release|neuerscheinung/i],
]

function badgesOf(row: Fields): Badge[] {
  const shown = [row.badge].flat().map((badge) => lineOf(badge, 100) ?? '')
  return BADGES.filter(
    ([badge, text]) => shown.some((s) => text.test(s)) || (badge === 'amazonsChoice' && row.amazon_choice === true),
  ).map(([badge]) => badge)
}
