/** Differences in values that have the right type: dates, the order of rows, amounts in another unit. */
import {
  COUPON,
  GRANTS,
  INFO,
  LIST,
  NICHES,
  ORDERS,
  PATENTS,
  PLANS,
  PREVIEW,
  PRODUCT,
  WEEKS,
} from './calls.test-support.ts'
import { data, type Fields, field, list, type Plant, plant, rows, user } from './plant.test-support.ts'

const inCents = (amount: number) => Math.round(amount * 100)
const withSpace = (at: string | null) => at?.slice(0, 19).replace('T', ' ')

export const dates: readonly Plant[] = [
  plant(1, INFO, 'data.user.end_time', 'an instant with a space instead of T', user(field('end_time', withSpace))),
  plant(
    2,
    INFO,
    'data.user.end_time',
    'an end before its start',
    user((all) => ({ ...all, start_time: all.end_time, end_time: all.start_time })),
  ),
  plant(
    1,
    PRODUCT,
    'data.observedOn',
    'a day with slashes',
    data(field('observedOn', (on: string) => on.replaceAll('-', '/'))),
  ),
  plant(
    1,
    NICHES,
    'data.niches[].observedOn',
    'an instant instead of a day',
    rows(
      'niches',
      field('observedOn', (on: string) => `${on}T00:00:00.000Z`),
    ),
  ),
  plant(
    1,
    LIST,
    'data.row[].created_at',
    'an instant in seconds since 1970',
    rows(
      'row',
      field('created_at', (at: string) => Date.parse(at) / 1000),
    ),
  ),
  plant(
    2,
    LIST,
    'data.row[].updated_at',
    'two swapped instants',
    rows('row', (row) => ({ ...row, created_at: row.updated_at, updated_at: row.created_at })),
  ),
  plant(
    4,
    LIST,
    'data.row[].created_at',
    'an instant that is a copy of another one',
    rows('row', (row) => ({ ...row, created_at: row.updated_at })),
  ),
  plant(
    1,
    ORDERS,
    'data.row[].created_at',
    'an instant in another time zone',
    rows(
      'row',
      field('created_at', (at: string) => at.replace('Z', '+08:00')),
    ),
  ),
  plant(
    1,
    PATENTS,
    'data.query.at',
    'an instant without milliseconds',
    data((all) => ({ ...all, query: field('at', (at: string) => at.replace(/[.]\d+/, ''))(all.query as Fields) })),
  ),
  plant(
    3,
    WEEKS,
    'data.weeks[].week',
    'a week in another format',
    rows(
      'weeks',
      field('week', (week: string) => week.replace('-', '')),
    ),
  ),
  plant(
    1,
    GRANTS,
    'data.row[].grantedOn',
    'a day in US format',
    rows(
      'row',
      field('grantedOn', (on: string) => on.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')),
    ),
  ),
]

export const orders: readonly Plant[] = [
  plant(
    1,
    PLANS,
    'data.plan',
    'plans with the most expensive first',
    list('plan', (all) => all.toReversed()),
  ),
  plant(
    3,
    LIST,
    'data.row',
    'reports with the oldest first',
    list('row', (all) => all.toReversed()),
  ),
  plant(
    2,
    ORDERS,
    'data.row',
    'orders with the oldest first',
    list('row', (all) => all.toReversed()),
  ),
  plant(
    2,
    WEEKS,
    'data.weeks',
    'weeks with the oldest first',
    list('weeks', (all) => all.toReversed()),
  ),
]

export const magnitudes: readonly Plant[] = [
  plant(4, PLANS, 'data.plan[].discount', 'a price in cents', rows('plan', field('discount', inCents))),
  plant(
    3,
    INFO,
    'data.user.mold[].value',
    'a price in hundredths of power',
    user((all) => ({ ...all, mold: (all.mold as Fields[]).map(field('value', inCents)) })),
  ),
  plant(3, COUPON, 'data.price', 'an order price in cents', data(field('price', inCents))),
  plant(
    3,
    ORDERS,
    'data.row[].price',
    'an order price that differs from its plan',
    rows('row', (row) => ({ ...row, price: inCents(Number(row.price)), amount: inCents(Number(row.amount)) })),
  ),
  plant(3, PREVIEW, 'data.product.price', 'a product price in cents', data(field('price', inCents)), PRODUCT),
  plant(2, PRODUCT, 'data.rating', 'a rating out of a hundred', data(field('rating', (rating: number) => rating * 20))),
  plant(
    3,
    NICHES,
    'data.niches[].nicheSummary.maximumPrice',
    'an average above the highest price',
    rows(
      'niches',
      field('nicheSummary', (all: Fields) => ({ ...all, avgPrice: inCents(Number(all.avgPrice)) })),
    ),
  ),
  plant(
    1,
    PATENTS,
    'data.row[].similarity',
    'a share as a percentage',
    rows(
      'row',
      field('similarity', (share: number | null) => share && share * 100),
    ),
  ),
]
