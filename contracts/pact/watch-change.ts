import { CHANGES, WATCH_KINDS } from '../api/watches.ts'
import { MARKETPLACES } from '../model/marketplaces.ts'
import { boolean, instant, integer, number, oneOf, text } from './matchers.ts'
import { STAND_INS } from './stand-ins.ts'
import { WATCHED_MUG } from './watches.test-support.ts'

/** A change of the price of the watched mug. */
export const priceChange = {
  id: integer(1),
  watchId: integer(STAND_INS.watch),
  kind: oneOf(WATCH_KINDS, 'product'),
  subject: text(WATCHED_MUG.subject),
  name: text('Travel mug'),
  marketplace: oneOf(MARKETPLACES, 'US'),
  what: oneOf(CHANGES, 'price'),
  before: number(22.5),
  after: number(24.99),
  items: [],
  count: integer(0),
  at: instant(),
  isNew: boolean(true),
}
