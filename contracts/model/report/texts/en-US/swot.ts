import type { swot as source } from '../zh-CN/swot.ts'

export const swot = {
  'missing.swot': 'There is too little data for a SWOT analysis. Import history, keywords and similar products.',
  'swot.rights.high':
    'The infringement risk is high: a very similar patent or trademark is in force. Do not sell until it is cleared.',
  'swot.rights.medium':
    'The infringement risk is medium: a patent or trademark is similar. Have it checked before you sell.',
  'swot.trend.good': '{units} units in the last 12 months ({change} vs. the 12 months before): sales are growing.',
  'swot.trend.bad': '{units} units in the last 12 months ({change} vs. the 12 months before): sales are shrinking.',
  'swot.rating.good': 'Rated {rating}, above the competitors’ median of {median}.',
  'swot.rating.bad': 'Rated {rating}, below the competitors’ median of {median}.',
  'swot.ratings.good':
    '{ratings} ratings, well above the competitors’ median of {median}: a lead in trust that is hard to match.',
  'swot.ratings.bad': '{ratings} ratings, well below the competitors’ median of {median}: conversion suffers.',
  'swot.margin.good':
    'After fees, {margin} of the price is left for cost of goods, freight, ads and profit. The break-even landed cost is {ceiling}.',
  'swot.loss.bad':
    'Tax, referral and fulfillment fees exceed the price: each unit loses {loss} before the cost of goods.',
  'swot.margin.bad':
    'The gross margin is only {margin} before the cost of goods, with a break-even landed cost of {ceiling}. That leaves little room for profit.',
  'swot.listing.good': 'The listing scores {score}: a solid page.',
  'swot.listing.bad': 'The listing scores {score}: it still loses points that are easy to gain.',
  'swot.ads.good': 'Only {share} of the traffic is paid: organic traffic is solid.',
  'swot.ads.bad': '{share} of the traffic is paid: it depends heavily on ads.',
  'swot.concentration.bad': 'The keyword “{word}” alone brings {share} of the traffic: losing its rank would hurt.',
  'swot.demand.good': 'Searches for the main keywords changed by {change} vs. a year earlier: demand is growing.',
  'swot.demand.bad': 'Searches for the main keywords changed by {change} vs. a year earlier: demand is shrinking.',
  'swot.season.good': 'Seasonal demand rises over the next three months and peaks in {peak}.',
  'swot.season.bad': 'The next three months are off-season, with the low in {low}.',
  'swot.price.good':
    'The price of {price} is below the competitors’ median of {median} ({gap}): there is room to raise it.',
  'swot.price.bad':
    'The price of {price} is above the competitors’ median of {median} ({gap}): cheaper products may win its buyers.',
  'swot.buyBox.good': '{seller} holds the Buy Box {share} of the time: a firm grip on sales.',
  'swot.buyBox.bad':
    'The main seller, {seller}, holds the Buy Box only {share} of the time: others get the rest of the sales.',
  'swot.sellers.bad': '{sellers} sellers share the listing, so hijacking or a price war is possible.',
  'swot.returns.good': 'The category’s return rate is {rate}: few units come back.',
  'swot.returns.bad': 'The category’s return rate is {rate}: returns eat into profit.',
  'swot.praise.good': '{share} of reviews praise “{topic}”: a selling point to lead with.',
  'swot.complaint.bad': '{share} of reviews complain about “{topic}”.',
  'swot.coupon.bad': 'Sales rely on a coupon of {coupon}: buyers pay less than the list price shows.',
  'swot.lowRating.bad': 'Rated {rating} by {ratings} buyers: many shoppers filter out products below 4 stars.',
  'swot.volume.bad': 'Monthly sales are weak: {units} units.',
} satisfies Record<keyof typeof source, string>
