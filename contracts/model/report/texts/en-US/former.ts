import type { former as source } from '../zh-CN/former.ts'

export const former = {
  'action.word': 'Put “{word}” in the title or bullet points and bid on it as an exact match, up to {bid}.',
  'overview.insight.moving': 'Sells {units} units a month, {mom} month on month; {phase}.',
  'overview.insight.selling': 'Sells {units} units a month for {revenue} in revenue.',
  'overview.insight.place': 'Priced at {price}, {gap} compared with the competitors’ median of {median}.',
  'overview.insight.rating': 'Rated {rating} by {ratings} buyers; the competitors’ median rating is {median}.',
  'traffic.chart.words': 'Organic and ad traffic of the top 10 keywords',
  'sales.chart.rank': 'Main-category BSR and price, last 24 months',
  'variants.chart.share': 'Units by variation',
  'action.cost': 'Negotiate landed cost down to {target} or less for a net margin of {margin} (before ads).',
} satisfies Record<keyof typeof source, string>
