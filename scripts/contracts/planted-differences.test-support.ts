/** Differences that another upstream could have, one for each kind of mistake, and where each must be reported. */
import type { Change, Envelope } from '#server/app/planted.test-support.ts'

export interface Plant {
  what: string
  /** The call that is changed. */
  at: string
  /** The call whose answer shows the difference. */
  call: string
  /** The path of the reported difference. */
  path: string
  change: Change
  /** Differences of one set can be planted together: none hides another. */
  set: 1 | 2 | 3 | 4
}

type Fields = Record<string, unknown>
/** The casts below are safe: the real server answers, and its data follows the contract. */
const ofSuccess =
  (change: (data: Fields) => unknown) =>
  (envelope: Envelope): Envelope =>
    envelope.code === 1 ? { ...envelope, data: change(envelope.data as Fields) } : envelope
const data = (change: (data: Fields) => unknown): Change => ({ envelope: ofSuccess(change) })
const user = (change: (user: Fields) => Fields) => data((all) => ({ ...all, user: change(all.user as Fields) }))
const rows = (name: string, change: (row: Fields) => Fields) =>
  data((all) => ({ ...all, [name]: (all[name] as Fields[]).map(change) }))
const list = (name: string, change: (rows: Fields[]) => Fields[]) =>
  data((all) => ({ ...all, [name]: change(all[name] as Fields[]) }))
const field = (name: string, change: (value: never) => unknown) => (row: Fields) => ({
  ...row,
  [name]: change(row[name] as never),
})
const renamed = (from: string, to: string) => (row: Fields) => {
  const { [from]: value, ...rest } = row
  return { ...rest, [to]: value }
}
const without = (name: string) => (row: Fields) => {
  const { [name]: _, ...rest } = row
  return rest
}
const refusal = (code: number, change: (envelope: Envelope) => unknown): Change => ({
  envelope: (envelope) => (envelope.code === code ? change(envelope) : envelope),
})
const inCents = (amount: number) => Math.round(amount * 100)
const asPeopleWrite = (at: string | null) => at?.slice(0, 19).replace('T', ' ')
const plant = (set: Plant['set'], call: string, path: string, what: string, change: Change, at = call): Plant => ({
  set,
  call,
  path,
  what,
  change,
  at,
})

const INFO = 'GET /api/account/info'
const LOGIN = 'POST /api/account/login'
const PLANS = 'POST /api/plan/index'
const COUPON = 'POST /api/coupon/check'
const ORDER = 'POST /api/order/createOrder'
const ORDERS = 'POST /api/order/index'
const PRODUCT = 'POST /api/amazon/getAsinInfo'
const PREVIEW = 'POST /api/amazon/asin'
const NICHES = 'POST /api/amazon/getNiches'
const CREATE = 'POST /api/AiAmazon/reportGoodsCreate'
const UPDATE = 'POST /api/AiAmazon/reportGoodsUpdate'
const LIST = 'GET /api/report/productList'
const DELETE = 'POST /api/report/productDel'
const MARKETS = 'GET /api/report/marketList'
const MARKET_UPDATE = 'POST /api/AiAmazon/reportUpdate'
const MARKET_DELETE = 'POST /api/report/marketDel'
const PATENTS = 'POST /api/AiAmazon/getPatentInfo'
const QUERY = 'POST /api/AiAmazon/getQueryId'
const WEEKS = 'GET /api/AiAmazon/getNewLocTotal'
const GRANTS = 'POST /api/AiAmazon/getNewLocList'
const PICTURE = 'POST /api/AiAmazon/getAsinImg'
const IMAGE = 'GET /images/product/:marketplace/:file'
const EVENT = 'GET /event'
const PACKAGE = 'GET /download/:file'
const PDF = 'GET /download/report/:file'

const shapes: Plant[] = [
  plant(1, INFO, 'data.user.power', 'a renamed field', user(renamed('power', 'balance'))),
  plant(1, INFO, 'data.user.level', 'a number as text', user(field('level', String))),
  plant(1, INFO, 'data.user.mold', 'a missing list', user(without('mold'))),
  plant(
    1,
    INFO,
    'data.user.vip',
    'an extra field',
    user((all) => ({ ...all, vip: true })),
  ),
  plant(1, PLANS, 'data.plan[].price', 'a price as text', rows('plan', field('price', String))),
  plant(
    1,
    PLANS,
    'data.plan[].currency',
    'a word in capitals',
    rows(
      'plan',
      field('currency', (word: string) => word.toUpperCase()),
    ),
  ),
  plant(2, PLANS, 'data.plan', 'a renamed list', data(renamed('plan', 'list'))),
  plant(1, PREVIEW, 'data.marketplaces', 'a list as text', data(field('marketplaces', String))),
  plant(
    1,
    PREVIEW,
    'data.sections[].completeness',
    'a word outside the closed list',
    rows(
      'sections',
      field('completeness', () => 'complete'),
    ),
  ),
  plant(2, NICHES, 'data.niches', 'a renamed list', data(renamed('niches', 'row'))),
  plant(1, LIST, 'data.total', 'a missing number of rows', data(without('total'))),
  plant(
    1,
    LIST,
    'data.row[].product{}.imageUrl',
    'a renamed field in a JSON text',
    rows(
      'row',
      field('product', (text: string) => text.replace('imageUrl', 'image')),
    ),
  ),
  plant(
    2,
    LIST,
    'data.row[].product',
    'a JSON text sent as an object',
    rows(
      'row',
      field('product', (text: string) => JSON.parse(text)),
    ),
  ),
  plant(1, MARKETS, 'data.row[].niche_id', 'a field name of another call', rows('row', renamed('niche_id', 'nicheId'))),
  plant(1, LOGIN, 'data.token', 'a session without a token', data(without('token'))),
  plant(1, ORDER, 'data.pay_status', 'a boolean as a number', data(field('pay_status', Number))),
  plant(2, QUERY, 'data.queryId', 'an id as a number', data(field('queryId', Number))),
  plant(
    2,
    PICTURE,
    'data',
    'an address without its object',
    data((all) => all.img),
  ),
  plant(1, 'GET /api/account/logout', 'data', 'other data in a success', {
    envelope: (all) => (all.code === 1 ? { ...all, data: true } : all),
  }),
]

const refusals: Plant[] = [
  plant(
    1,
    PRODUCT,
    'code',
    'another code of a refusal',
    refusal(1002, (all) => ({ ...all, code: 1999 })),
  ),
  plant(1, COUPON, 'HTTP status', 'a refusal with the status of a fault', { status: 400 }),
  plant(
    1,
    DELETE,
    'data',
    'a refusal with data',
    refusal(1101, (all) => ({ ...all, data: {} })),
  ),
  plant(2, INFO, 'HTTP status', 'a refused guest with the status of a success', { status: 200 }),
  plant(
    2,
    LOGIN,
    'msg',
    'a refusal without a message',
    refusal(1201, ({ code, data: its }) => ({ code, data: its })),
  ),
  plant(3, CREATE, 'body', 'a code as text', { envelope: (all) => ({ ...all, code: String(all.code) }) }),
  plant(2, GRANTS, 'body', 'HTML instead of JSON', { headers: { 'content-type': 'text/html' } }),
]

const dates: Plant[] = [
  plant(1, INFO, 'data.user.end_time', 'an instant with a space instead of T', user(field('end_time', asPeopleWrite))),
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

const orders: Plant[] = [
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

const magnitudes: Plant[] = [
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

/** Answers about ids that the run itself has created. */
const own: Plant[] = [
  plant(1, UPDATE, 'data.id', 'a success without the id of its report', data(without('id'))),
  plant(1, MARKET_DELETE, 'data', 'a success without data', {
    envelope: (all) => (all.code === 1 ? { ...all, data: null } : all),
  }),
  plant(
    1,
    MARKET_UPDATE,
    'code',
    'another refusal for a report in progress',
    refusal(1102, (all) => ({ ...all, code: 1199 })),
  ),
  plant(2, LIST, 'data.row', 'an ignored filter', { url: (url) => url.replace(/([?&])id=\d+/, '$1') }),
  plant(2, MARKETS, 'data.size', 'another page size', { url: (url) => url.replace('size=20', 'size=10') }),
  plant(3, MARKETS, 'data.row', 'a deleted report that is still listed', { url: () => undefined }, MARKET_DELETE),
]

const streams: Plant[] = [
  plant(1, EVENT, 'event paid', 'an event with another name', {
    text: (text) => text.replaceAll('event: message', 'event: paid'),
  }),
  plant(2, EVENT, 'event message', 'an event with JSON', {
    text: (text) => text.replaceAll('data: success', 'data: {"status":"success"}'),
  }),
  plant(1, EVENT, 'event ended', 'another word for the end of an order', {
    text: (text) => text.replaceAll('data: closed', 'data: cancelled'),
  }),
  plant(3, EVENT, 'Content-Type', 'a stream as plain text', { headers: { 'content-type': 'text/plain' } }),
]

const files: Plant[] = [
  plant(1, PACKAGE, 'Content-Type', 'a file without its own type', {
    headers: { 'content-type': 'application/octet-stream' },
  }),
  plant(2, PACKAGE, 'Content-Disposition', 'a download without a name', {
    headers: { 'content-disposition': 'attachment' },
  }),
  plant(1, PDF, 'Content-Disposition', 'a download sent inline', { headers: { 'content-disposition': 'inline' } }),
  plant(2, PDF, 'first bytes', 'HTML sent as a PDF', { text: () => '<!DOCTYPE html>' }),
  plant(
    1,
    PICTURE,
    'Access-Control-Allow-Origin',
    'a picture that a canvas may not read',
    { headers: { 'access-control-allow-origin': undefined } },
    IMAGE,
  ),
]

export const PLANTS: readonly Plant[] = [
  ...shapes,
  ...refusals,
  ...dates,
  ...orders,
  ...magnitudes,
  ...own,
  ...streams,
  ...files,
]
