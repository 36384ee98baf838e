/** Converts rows of the catalogue to the types of contracts/model/catalogue.ts and back. */
import { createHash } from 'node:crypto'
import type {
  FeeCategory,
  Fulfilment,
  Measured,
  Observation,
  Product,
  ProductHistory,
  Source,
} from '#contracts/model/catalogue.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'

/**
 * Id of the niche for a category of imported products: a hash of the path. The dash distinguishes it from ids of
 * clustered niches. null for a product without a category.
 */
export function nicheOfCategory(marketplace: Marketplace, path: readonly string[]): string | null {
  if (path.length === 0) return null
  const what = JSON.stringify([marketplace, ...path])
  return `c-${createHash('sha256').update(what).digest('hex').slice(0, 24)}`
}

export interface Membership {
  nicheId: string
  clickShare: number
}

export interface ProductRow {
  id: number
  marketplace: string
  asin: string
  owner: number
  source: string
  observed_on: string
  parent_asin: string | null
  title: string
  brand: string | null
  bullets: string
  description: string | null
  root_category: string | null
  category_path: string
  fee_category: string | null
  sub_category: string | null
  price: number | null
  list_price: number | null
  coupon: number | null
  rank: number | null
  sub_rank: number | null
  rating: number | null
  ratings: number | null
  stars: string | null
  bought_past_month: number | null
  units: number | null
  sellers: number | null
  seller: string | null
  seller_country: string | null
  fulfilment: string | null
  badges: string
  images: number | null
  videos: number | null
  a_plus: number | null
  variants: string
  size: string | null
  weight: number | null
  listed_on: string | null
  image_url: string | null
  shape: string | null
  niche_id: string | null
  click_share: number | null
  fact_days: string
  measures: string | null
}

const json = <T>(text: string): T => JSON.parse(text) // `toRow` below wrote it
const jsonOrNull = <T>(text: string | null): T | null => (text === null ? null : json<T>(text))

/** The casts: only `toRow` writes this table. */
export function toProduct(row: ProductRow): Product {
  return {
    marketplace: row.marketplace as Marketplace,
    asin: row.asin,
    owner: row.owner || null,
    source: row.source as Source,
    observedOn: row.observed_on,
    factDays: json(row.fact_days),
    parentAsin: row.parent_asin,
    title: row.title,
    brand: row.brand,
    bullets: json(row.bullets),
    description: row.description,
    categoryPath: json(row.category_path),
    feeCategory: row.fee_category as FeeCategory | null,
    price: row.price,
    listPrice: row.list_price,
    coupon: row.coupon,
    rank: row.rank,
    subCategory: row.sub_category,
    subRank: row.sub_rank,
    rating: row.rating,
    ratings: row.ratings,
    stars: jsonOrNull(row.stars),
    boughtPastMonth: row.bought_past_month,
    units: row.units,
    sellers: row.sellers,
    seller: row.seller,
    sellerCountry: row.seller_country,
    fulfilment: row.fulfilment as Fulfilment | null,
    badges: json(row.badges),
    images: row.images,
    videos: row.videos,
    aPlus: row.a_plus === null ? null : row.a_plus === 1,
    variants: json(row.variants),
    size: jsonOrNull(row.size),
    weight: row.weight,
    measures: row.measures as Measured,
    listedOn: row.listed_on,
    imageUrl: row.image_url,
    shape: jsonOrNull(row.shape),
  }
}

/** All columns except the id. The niche of an imported product is its category. */
export function toRow(p: Product, membership?: Membership): Omit<ProductRow, 'id'> {
  return {
    marketplace: p.marketplace,
    asin: p.asin,
    owner: p.owner ?? 0,
    source: p.source,
    observed_on: p.observedOn,
    parent_asin: p.parentAsin,
    title: p.title,
    brand: p.brand,
    bullets: JSON.stringify(p.bullets),
    description: p.description,
    root_category: p.categoryPath[0] ?? null,
    category_path: JSON.stringify(p.categoryPath),
    fee_category: p.feeCategory,
    sub_category: p.subCategory,
    price: p.price,
    list_price: p.listPrice,
    coupon: p.coupon,
    rank: p.rank,
    sub_rank: p.subRank,
    rating: p.rating,
    ratings: p.ratings,
    stars: p.stars && JSON.stringify(p.stars),
    bought_past_month: p.boughtPastMonth,
    units: p.units,
    sellers: p.sellers,
    seller: p.seller,
    seller_country: p.sellerCountry,
    fulfilment: p.fulfilment,
    badges: JSON.stringify(p.badges),
    images: p.images,
    videos: p.videos,
    a_plus: p.aPlus === null ? null : Number(p.aPlus),
    variants: JSON.stringify(p.variants),
    size: p.size && JSON.stringify(p.size),
    weight: p.weight,
    measures: p.measures,
    listed_on: p.listedOn,
    image_url: p.imageUrl,
    shape: p.shape && JSON.stringify(p.shape),
    niche_id: p.source === 'sample' ? (membership?.nicheId ?? null) : nicheOfCategory(p.marketplace, p.categoryPath),
    click_share: membership?.clickShare ?? null,
    fact_days: JSON.stringify(p.factDays),
  }
}

export interface ObservationRow {
  day: string
  title: string
  price: number | null
  rank: number | null
  sub_category: string | null
  sub_rank: number | null
  rating: number | null
  ratings: number | null
  bought_past_month: number | null
  available: number | null
}

export const toObservation = (row: ObservationRow): Observation => ({
  day: row.day,
  title: row.title,
  price: row.price,
  rank: row.rank,
  subCategory: row.sub_category,
  subRank: row.sub_rank,
  rating: row.rating,
  ratings: row.ratings,
  boughtPastMonth: row.bought_past_month,
  available: row.available === null ? null : row.available === 1,
})

export const toHistory = (text: string): ProductHistory => json(text)
