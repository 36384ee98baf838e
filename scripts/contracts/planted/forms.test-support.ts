/** Differences in the form of an answer: fields, types, closed lists, and how calls refuse. */
import {
  COUPON,
  CREATE,
  DELETE,
  GRANTS,
  INFO,
  LIST,
  LOGIN,
  MARKETS,
  NICHES,
  ORDER,
  PICTURE,
  PLANS,
  PREVIEW,
  PRODUCT,
  QUERY,
} from './calls.test-support.ts'
import { data, field, type Plant, plant, refusal, removeField, renameField, rows, user } from './plant.test-support.ts'

export const shapes: readonly Plant[] = [
  plant(1, INFO, 'data.user.power', 'a renamed field', user(renameField('power', 'balance'))),
  plant(1, INFO, 'data.user.level', 'a number as text', user(field('level', String))),
  plant(1, INFO, 'data.user.mold', 'a missing list', user(removeField('mold'))),
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
  plant(2, PLANS, 'data.plan', 'a renamed list', data(renameField('plan', 'list'))),
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
  plant(2, NICHES, 'data.niches', 'a renamed list', data(renameField('niches', 'row'))),
  plant(1, LIST, 'data.total', 'a missing number of rows', data(removeField('total'))),
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
  plant(
    1,
    MARKETS,
    'data.row[].niche_id',
    'a field name of another call',
    rows('row', renameField('niche_id', 'nicheId')),
  ),
  plant(1, LOGIN, 'data.token', 'a session without a token', data(removeField('token'))),
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

export const refusals: readonly Plant[] = [
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
