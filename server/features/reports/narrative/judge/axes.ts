/**
 * What a word speaks of. A sentence that says the other side of `level`, `trend`, `season`, `entry` or `move` contradicts;
 * of the others it may merely be worded in a way that we cannot judge.
 */
export type Axis =
  | 'level' // above, below
  | 'trend' // growing, shrinking
  | 'season' // peak, low; the strongest, the weakest
  | 'entry' // enter, avoid
  | 'caution'
  | 'move' // raise or cut a price
  | 'bound' // at most, at least
  | 'paid' // by ads, organic
  | 'stock' // restock, clear
  | 'spread' // concentrated, dispersed
  | 'size' // large, small
  | 'barrier' // high, low
  | 'swing' // seasonal, steady
  | 'age' // new products, old ones
  | 'statistic' // median, average
  | 'extreme' // highest, lowest
  | 'merit' // well, badly
  | 'rival'
  | 'whole' // the category or the market around
  | 'metric'
  | 'basis' // a day, a month; against the month or the year before
  | 'vague' // half, double, most
  | 'not'
  | 'than'

/** One word of the lists: `side` is 1 or -1 of an axis with two sides, or the name of what it speaks of. */
export type Word = readonly [axis: Axis | null, side: 1 | -1 | string, pattern: RegExp]
