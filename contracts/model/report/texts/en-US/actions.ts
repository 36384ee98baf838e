import type { actions as source } from '../zh-CN/actions.ts'

export const actions = {
  'action.keyword':
    'Put “{word}” in the title or bullet points and bid on it as exact match. Suggested bids go up to {bid}.',
  'action.keywordWithin':
    'Put “{word}” in the title or bullet points and bid on it as exact match. Suggested bids go up to {bid}; do not exceed the max bid that the profit section shows for your landed cost.',
  'why.word':
    '{searches} searches a month, a purchase rate of {rate}, a title density of {density}, and the product still ranks low for it.',
  'why.listing': 'This issue costs {lost} points; the listing scores {score}.',
  'action.rights':
    'Pause restocking and ads, and have an attorney review the patents, trademarks and cases in the intellectual property section.',
  'action.complaint': 'Fix what causes “{topic}”, and address it on the product page before buyers ask.',
  'action.ads':
    'Shift ad budget to keywords that convert but rank low; add those that do not convert as negative keywords.',
  'action.stock': 'Restock before the peak in {peak}, and step up ads and deals four to six weeks ahead.',
  'action.destock': 'Restock less and clear inventory before the low in {low} to avoid aged inventory surcharges.',
  'action.lower': 'Test {target} for two weeks; compare conversion and total profit before cutting the price.',
  'action.raise': 'Test a small increase to {target} for two weeks; watch conversion and rank.',
  'action.buyBox':
    'Check other offers and price parity; report hijackers through Brand Registry or win back the Buy Box on price.',
  'action.sellers': 'Keep an eye on the other sellers and the lowest price; use brand protection if needed.',
  'action.reviews': 'Use Vine and “Request a Review” to build ratings steadily.',
  'action.spread': 'Optimize and advertise for long-tail keywords to spread traffic across more of them.',
  'action.loss': 'Raise the price, or make the package smaller and lighter; if neither is possible, stop restocking.',
  'action.margin': 'Negotiate the purchase price or shrink the package to keep the landed cost well below {ceiling}.',
  'action.coupon': 'Phase out the coupon step by step; win clicks with the price and main image instead.',
  'why.cost': 'The break-even landed cost is {ceiling}, and the gross margin before the cost of goods is {margin}.',
  'action.import.history': 'Import this product’s Keepa history, then update this report.',
  'why.import.history': 'Trend, season and the effect of deals cannot be judged without history.',
  'action.import.keywords': 'Import this product’s reverse-ASIN keywords, then update this report.',
  'why.import.keywords': 'Traffic and bidding opportunities cannot be judged without keywords.',
  'action.import.rivals': 'Import similar products, then update this report.',
  'why.import.rivals': 'Without similar products, there is nothing to compare price, rating and units with.',
  'action.costTarget': 'Keep the landed cost at {target} or less for a net margin of {margin} before ads.',
  'action.rating': 'Read the latest negative reviews, fix the most common cause, and show the fix on the product page.',
  'missing.actions': 'The known data gives no reason to act.',
} satisfies Record<keyof typeof source, string>
