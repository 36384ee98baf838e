import type { texts as source } from '../zh-CN/home.ts'

export const texts: typeof source = {
  logIn: 'Log in',
  enter: 'Open workspace',
  kicker: 'Product research for cross-border sellers',
  headline: 'See the whole business behind one ASIN',
  lead: 'Enter an ASIN and get a full analysis in seconds, to read online or download as a well-made PDF.',
  start: 'Start analyzing',
  example: {
    label: 'What a report looks like',
    sales: 'Monthly units',
    rank: 'Main-category BSR',
    margin: 'Gross margin',
    traffic: 'Traffic structure',
    note: 'Illustration, not real data',
  },
  feature: {
    report: {
      title: 'One report, the full picture',
      text: 'Sales, price, traffic words, competitors, reviews, variants, profit, listing diagnosis, SWOT and actions, chapter by chapter.',
    },
    method: {
      title: 'Every number has a source',
      text: 'Observed, estimated with a range, or calculated by a stated formula, with its date. What is unknown is called unknown.',
    },
    power: {
      title: 'Prices you see first',
      text: 'Price and balance before you create. A failed report is refunded in full; finished ones are free to read at any time.',
    },
  },
}
