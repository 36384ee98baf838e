import type { swot as source } from '../zh-CN/swot.ts'

export const swot = {
  'missing.swot': 'The data are too few for a SWOT. Import history, keywords and products of the kind.',
  'swot.trend.good': '{units} units in the last 12 months, {change} on the 12 before: growing.',
  'swot.trend.bad': '{units} units in the last 12 months, {change} on the 12 before: shrinking.',
  'swot.rating.good': 'Rated {rating}, above the competitors’ median of {median}.',
  'swot.rating.bad': 'Rated {rating}, below the competitors’ median of {median}.',
  'swot.ratings.good':
    '{ratings} ratings, well above the competitors’ median of {median}: trust that is hard to catch up.',
  'swot.ratings.bad': '{ratings} ratings, well below the competitors’ median of {median}: conversion suffers.',
  'swot.margin.good':
    'A gross margin of {margin} before the cost of goods and a break-even landed cost of {ceiling}: room for profit.',
  'swot.margin.bad':
    'A gross margin of only {margin} before the cost of goods and a break-even landed cost of {ceiling}: little room.',
  'swot.listing.good': 'The listing scores {score}: a solid page.',
  'swot.listing.bad': 'The listing scores {score}: it loses points that are easy to win.',
  'swot.ads.good': 'Only {share} of the traffic is bought: organic traffic is firm.',
  'swot.ads.bad': '{share} of the traffic is bought: it depends on ads.',
  'swot.concentration.bad': 'The word “{word}” alone brings {share} of the traffic: losing its rank would hurt.',
  'swot.demand.good': 'Searches of the main words are {change} on a year before: demand grows.',
  'swot.demand.bad': 'Searches of the main words are {change} on a year before: demand shrinks.',
  'swot.season.good': 'The next three months are the upswing; the peak is {peak}.',
  'swot.season.bad': 'The next three months are the off season; the low is {low}.',
  'swot.price.good': 'At {price} it is below the competitors’ median of {median} ({gap}): room to raise.',
  'swot.price.bad': 'At {price} it is above the competitors’ median of {median} ({gap}): cheaper ones can take buyers.',
  'swot.buyBox.good': '{seller} holds the Buy Box {share} of the time: firm control.',
  'swot.buyBox.bad': 'The main seller {seller} holds the Buy Box only {share} of the time: others share the sales.',
  'swot.sellers.bad': '{sellers} sellers are on the listing: a price war is possible.',
  'swot.returns.good': 'The category’s return rate is {rate}: little comes back.',
  'swot.returns.bad': 'The category’s return rate is {rate}: returns eat profit.',
  'swot.praise.good': '{share} of reviews praise “{topic}”: a selling point.',
  'swot.complaint.bad': '{share} of reviews complain of “{topic}”.',
  'swot.coupon.bad': 'Sales lean on a coupon of {coupon}: buyers pay less than the price shown.',
} satisfies Record<keyof typeof source, string>
