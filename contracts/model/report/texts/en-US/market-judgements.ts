import type { marketJudgements as source } from '../zh-CN/market-judgements.ts'

export const marketJudgements = {
  'score.title': 'Attractiveness (six weighted components)',
  'score.total': 'Overall score',
  'score.known': 'Known weight',
  'score.size': 'Market size',
  'score.growth': 'Growth',
  'score.profit': 'Profit',
  'score.competition': 'Room to compete',
  'score.newcomers': 'Openness to new products',
  'score.threshold': 'Ease of entry',
  'score.part': 'Score component',
  'score.bar': 'Verdict threshold',
  'score.distance': 'Distance from the threshold',
  'note.score.total':
    'Weighted average of the components × 10; each component counts in proportion to its known figures; no score if less than 50% of the weight is known',
  'note.score.known': 'Total of the weights, each in proportion to its component’s known figures',
  'note.score.bars':
    'Enter at 65 or above, avoid below 45, caution in between. For a range, enter only if its low reaches 65 and avoid only if its high is below 45. No verdict if less than 50% of the weight is known',
  'note.score.size':
    'Monthly units on a logarithmic scale: one thousand is 0 points, 300 thousand is 10. If only known products are counted, the market may be larger, so it is scored only from 300 thousand',
  'note.score.growth': 'Average of known units growth and search growth: −20% is 0 points, +30% is 10',
  'note.score.profit':
    'Average of known gross margin (30% is 0 points, 70% is 10) and return rate (12% is 0, 2% is 10)',
  'note.score.competition':
    'Average of known top-10 share above an even split (60% is 0 points, 10% is 10) and top brand share (40% is 0, 5% is 10)',
  'note.score.newcomers':
    'Average of known new-product share (0% is 0 points, 30% is 10) and success rate (0% is 0, 50% is 10)',
  'note.score.threshold':
    'Average of known ratings threshold on a logarithmic scale (10 thousand is 0 points, 100 is 10) and median rating (4.8 is 0, 3.8 is 10)',
  'verdict.because.enter': 'The overall score is {total}, at or above the entry threshold of {enter}.',
  'verdict.because.caution': 'The overall score is {total}, between {avoid} and {enter}: proceed with care.',
  'verdict.because.acrossEnter':
    'The overall score is {total}. The range crosses the entry threshold of {enter}: proceed with care.',
  'verdict.because.acrossAvoid':
    'The overall score is {total}. The range crosses the stay-out threshold of {avoid}: proceed with care.',
  'verdict.because.acrossBoth':
    'The overall score is {total}. The range crosses both the stay-out threshold of {avoid} and the entry threshold of {enter}: proceed with care.',
  'verdict.because.avoid': 'The overall score is {total}, below the stay-out threshold of {avoid}.',
  'verdict.because.open':
    'Only {known} of the score’s weight is known, which is too little for a recommendation. The figures we do have are still valid.',
  'verdict.because.parts': 'Strongest component: {best} ({bestPoints} of 10); weakest: {worst} ({worstPoints} of 10).',
  'conclusion.above': 'It is {above} points above the entry threshold.',
  'conclusion.next':
    'It is {short} points short of the next verdict up. {part} has the most room to improve (now {points} of 10).',
  'judge.size.good': 'At {units} units a month, the market is large.',
  'judge.size.floor': 'The known products alone sell {units} units a month, so the market is large.',
  'judge.size.bad': 'At only {units} units a month, the market is small and development costs are hard to earn back.',
  'judge.growth.good':
    '{units} units in the last 12 months ({change} vs. the 12 months before): the market is growing.',
  'judge.growth.bad':
    '{units} units in the last 12 months ({change} vs. the 12 months before): the market is shrinking.',
  'judge.searches.good': 'Searches changed by {change} over 360 days: demand is rising.',
  'judge.searches.bad': 'Searches changed by {change} over 360 days: demand is falling.',
  'judge.season.good': 'The peak is only {swing} times the low: demand is steady and inventory risk is low.',
  'judge.season.bad':
    'The peak in {peak} is {swing} times the low in {low}: demand is strongly seasonal, so inventory is hard to plan.',
  'judge.margin.good':
    'After fees, a median of {margin} of the price is left for cost of goods, freight, ads and profit. The break-even landed cost is {left}.',
  'judge.margin.bad':
    'The median margin after fees is only {margin} before the cost of goods, with a break-even landed cost of {left}. That leaves little room for profit.',
  'judge.returns.good': 'The return rate is {rate}: few units come back.',
  'judge.returns.bad': 'The return rate is {rate}: returns eat into profit.',
  'judge.price.good': 'The 90-day average price is {price} ({change} vs. 360 days): prices are rising.',
  'judge.price.bad': 'The 90-day average price is {price} ({change} vs. 360 days): signs of a price war.',
  'judge.rich.good':
    'Among bands with enough products, {band} earns the most: {earns} a month per product, before the cost of goods.',
  'judge.rich.bad':
    'After fees, every price band we can calculate loses money: even the best one, {band}, makes {earns} a month per product.',
  'judge.concentration.good':
    'The top 10 of {known} products hold {share} of known units, only {excess} above an even split: the market is open.',
  'judge.concentration.bad':
    'The top 10 of {known} products hold {share} of known units, {excess} above an even split: sales are concentrated at the top.',
  'judge.brand.good': 'The top brand, {brand}, holds only {share} of known units: no brand dominates.',
  'judge.brand.bad': 'The top brand, {brand}, holds {share} of known units: it dominates the market.',
  'judge.amazon.bad': 'Amazon itself sells {share} of known units, which puts pressure on prices and the Buy Box.',
  'judge.chinese.bad': 'Chinese sellers hold {share} of known units: expect look-alike products and price competition.',
  'judge.newShare.good':
    'Of the {dated} products in the sample with a known listing date, {share} were listed in the last 12 months: new products are getting in.',
  'judge.newShare.bad':
    'Of the {dated} products in the sample with a known listing date, only {share} were listed in the last 12 months: established products hold the market.',
  'judge.successRate.good':
    'Of the {fresh} new products with known units, {rate} sell at least as much as the median product: success is within reach.',
  'judge.successRate.bad':
    'Of the {fresh} new products with known units, only {rate} sell at least as much as the median product: they rarely take off.',
  'judge.leaders.good':
    'The {leaders} top products with known ratings have a median of {ratings} ratings: a low barrier.',
  'judge.leaders.bad':
    'The {leaders} top products with known ratings have a median of {ratings} ratings: a long way to catch up.',
  'judge.rating.good': 'The median rating is only {rating}: buyers are not happy, so there is room to do better.',
  'judge.rating.bad': 'The median rating is {rating}: buyers are happy, so it is hard to stand out.',
  'judge.complaint.good': '{share} of reviews complain about “{topic}”: fix it to stand out.',
  'judge.return.bad': '“{topic}” accounts for {share} of returns, the top reason.',
  'judge.form.good':
    '“{form}” accounts for {share} of products and {unitShare} of units: supply falls short of demand (gap {gap}).',
  'judge.word.good':
    '“{word}” has {searches} searches a month and a purchase rate of {rate}: it converts well and has few competing products.',
  'judge.clicks.good':
    'On average, the top three products for a keyword get only {share} of clicks: traffic is spread out.',
  'judge.clicks.bad':
    'On average, the top three products for a keyword get {share} of clicks: traffic goes to the top products.',
  'judge.sweetMedian.good':
    'A typical product at {band} sells {units} units a month ({lead} vs. all products): this price sells best.',
  'verdict.because.few': 'We know only {products} products, too few for a verdict on a market.',
} satisfies Record<keyof typeof source, string>
