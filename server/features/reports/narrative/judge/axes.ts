/**
 * What a word claims something about, such as a level or a trend. judge-claims.ts says on which axes the opposite
 * contradicts the source, and on which a claim may be left out.
 */
export type Axis =
  | 'level'
  | 'trend'
  | 'season' // peak, low; the strongest, the weakest
  | 'entry'
  | 'caution'
  | 'move' // raise or cut a price
  | 'bound'
  | 'paid' // by ads, organic
  | 'stock' // restock, clear
  | 'spread'
  | 'size'
  | 'barrier'
  | 'swing' // seasonal, steady
  | 'age'
  | 'statistic'
  | 'extreme'
  | 'merit' // good or bad
  | 'rival'
  | 'whole' // the whole category or market
  | 'metric'
  | 'basis' // a day, a month; against the month or the year before
  | 'vague' // half, double, most
  | 'not'
  | 'than'

/** `side` is 1 or -1 on an axis with two sides, otherwise a name. A null axis marks words without a claim. */
export type Word = readonly [axis: Axis | null, side: 1 | -1 | string, pattern: RegExp]
