import type { actions as source } from '../zh-CN/actions.ts'

export const actions = {
  'action.word': 'Put “{word}” into title or bullet points and bid on its exact match up to {bid}.',
  'why.word':
    '{searches} searches a month, a purchase rate of {rate}, a title density of {density}, and the product ranks low on it.',
  'why.listing': 'Points lost by this rule: {lost}. The listing scores {score}.',
  'action.complaint': 'Mend what “{topic}” is about, and answer it on the page before buyers ask.',
  'action.ads': 'Move ad budget to words that convert and rank low; negate those that do not convert.',
  'action.stock': 'Restock before the peak in {peak}; raise ads and deals four to six weeks ahead.',
  'action.destock': 'Slow restocking and clear stock before the low in {low}, to avoid aged-inventory fees.',
  'action.lower': 'Test {target} for two weeks; compare conversion and total profit before cutting the price.',
  'action.raise': 'Test a small raise to {target} for two weeks; watch conversion and rank.',
  'action.buyBox':
    'Check other offers and price parity; report hijackers by Brand Registry or win the Buy Box back by price.',
  'action.sellers': 'Watch the other sellers and the lowest price; use brand protection where needed.',
  'action.reviews': 'Use Vine and “Request a review” to gather ratings steadily.',
  'action.spread': 'Write and advertise for long-tail words, so that traffic rests on more of them.',
  'action.margin': 'Bargain the purchase price or shrink the package, so that landed cost stays well below {ceiling}.',
  'action.coupon': 'Narrow the coupon step by step; win clicks by price and main picture.',
  'action.cost': 'Bargain landed cost to {target} or less for a net margin of {margin} (before ads).',
  'why.cost': 'Break-even landed cost is {ceiling}; gross margin before the cost of goods is {margin}.',
  'action.import.history': 'Import Keepa history of the product and update this report.',
  'why.import.history': 'Without history there is no trend, season or effect of deals.',
  'action.import.keywords': 'Import reverse-ASIN keywords of the product and update this report.',
  'why.import.keywords': 'Without keywords there is no view of traffic or of chances to bid.',
  'action.import.rivals': 'Import products of the same kind and update this report.',
  'why.import.rivals': 'Without products of the kind there is nothing to compare price, rating and units with.',
} satisfies Record<keyof typeof source, string>
