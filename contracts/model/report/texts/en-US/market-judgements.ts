import type { marketJudgements as source } from '../zh-CN/market-judgements.ts'

export const marketJudgements = {
  'score.title': 'Attractiveness (six weighted parts)',
  'score.total': 'Overall score',
  'score.known': 'Known weight',
  'score.size': 'Market size',
  'score.growth': 'Growth',
  'score.profit': 'Profit',
  'score.competition': 'Room to compete',
  'score.newcomers': 'Openness to new products',
  'score.threshold': 'Ease of entry',
  'score.part': 'Part of the score',
  'score.bar': 'Bar of the verdict',
  'score.distance': 'Distance from the bar',
  'note.score.total':
    'Weighted mean of the parts × 10; each part counts as far as its figures are known; no score when less than 50% of the weight is known',
  'note.score.known': 'Sum of the weights, each by how many of the part’s figures are known',
  'note.score.bars':
    'Enter from 65, avoid below 45, else caution; of a range, enter only where its low reaches 65, avoid only where its high is below 45; no verdict when less than 50% of the weight is known',
  'note.score.size':
    'Monthly units on a logarithmic scale: one thousand is 0 points, 300 thousand is 10; the sum of known products alone counts only from 300 thousand',
  'note.score.growth': 'Mean of what is known of units and search growth: −20% is 0 points, +30% is 10',
  'note.score.profit':
    'Mean of what is known of margin (30% is 0 points, 70% is 10) and return rate (12% is 0, 2% is 10)',
  'note.score.competition':
    'Mean of what is known of top-10 share beyond even (60% is 0 points, 10% is 10) and top brand share (40% is 0, 5% is 10)',
  'note.score.newcomers':
    'Mean of what is known of new-product share (0% is 0 points, 30% is 10) and success rate (0% is 0, 50% is 10)',
  'note.score.threshold':
    'Mean of what is known of the ratings threshold on a logarithmic scale (10 thousand is 0 points, 100 is 10) and the median rating (4.8 is 0, 3.8 is 10)',
  'verdict.because.enter': 'The overall score is {total}, at or above the {enter} to enter.',
  'verdict.because.caution': 'The overall score is {total}, between {avoid} and {enter}: weigh it with care.',
  'verdict.because.acrossEnter':
    'The overall score is {total}, a range across the {enter} to enter: weigh it with care.',
  'verdict.because.acrossAvoid':
    'The overall score is {total}, a range across the {avoid} under which to stay away: weigh it with care.',
  'verdict.because.acrossBoth':
    'The overall score is {total}, a range across both the {avoid} under which to stay away and the {enter} to enter: weigh it with care.',
  'verdict.because.avoid': 'The overall score is {total}, below the {avoid} under which to stay away.',
  'verdict.because.open':
    'Only {known} of the score’s weight is known, too little to advise for or against; what is known still holds.',
  'verdict.because.parts': 'Strongest part: {best} ({bestPoints} of 10); weakest: {worst} ({worstPoints} of 10).',
  'conclusion.above': 'It is {above} points above the bar to enter.',
  'conclusion.next':
    'It is {short} points short of the next better verdict; most is to be gained in: {part} (now {points} of 10).',
  'judge.size.good': 'With {units} units a month the market is large.',
  'judge.size.floor': 'The known products alone sell {units} units a month: the market is large.',
  'judge.size.bad': 'With only {units} units a month the market is small, and development is hard to earn back.',
  'judge.growth.good': '{units} units in the last 12 months, {change} on the 12 before: the market grows.',
  'judge.growth.bad': '{units} units in the last 12 months, {change} on the 12 before: the market shrinks.',
  'judge.searches.good': 'Searches over 360 days: {change}; demand rises.',
  'judge.searches.bad': 'Searches over 360 days: {change}; demand falls.',
  'judge.season.good': 'Peak and low differ only {swing} times: demand is steady and stock is safe.',
  'judge.season.bad': 'The peak in {peak} is {swing} times the low in {low}: strongly seasonal, hard to stock.',
  'judge.margin.good':
    'Fees leave a median of {margin} of the price for goods, freight, ads and profit; break-even landed cost {left}.',
  'judge.margin.bad':
    'The median margin after fees is only {margin} before goods, break-even landed cost {left}: little room for profit.',
  'judge.returns.good': 'A return rate of {rate} is a light burden.',
  'judge.returns.bad': 'A return rate of {rate} eats into profit.',
  'judge.price.good': 'The average price of {price} over 90 days is {change} on that of 360: prices rise.',
  'judge.price.bad': 'The average price of {price} over 90 days is {change} on that of 360: signs of a price war.',
  'judge.rich.good':
    'Of the bands with enough products, {band} earns most: {earns} a month for each product, before goods.',
  'judge.rich.bad':
    'After fees every price band that can be computed loses money: even the best, {band}, makes {earns} a month each.',
  'judge.concentration.good':
    'The top 10 products hold {share} of the units known of {known} products, only {excess} beyond an even share: an open market.',
  'judge.concentration.bad':
    'The top 10 products hold {share} of the units known of {known} products, {excess} beyond an even share: sales are concentrated at the top.',
  'judge.brand.good': 'The top brand, {brand}, holds only {share} of known units: brands do not dominate.',
  'judge.brand.bad': 'The top brand, {brand}, holds {share} of known units: a dominant brand.',
  'judge.amazon.bad': 'Amazon itself sells {share} of known units and presses on price and Buy Box.',
  'judge.chinese.bad': 'Chinese sellers hold {share} of known units: expect look-alikes and price competition.',
  'judge.newShare.good':
    'Of {dated} products of the sample with a known listing date, {share} are of the last 12 months: new ones get in.',
  'judge.newShare.bad':
    'Of {dated} products of the sample with a known listing date, only {share} are of the last 12 months: old ones hold the market.',
  'judge.successRate.good':
    'Of {fresh} new products with known units, {rate} reach the median: success is within reach.',
  'judge.successRate.bad':
    'Of {fresh} new products with known units, only {rate} reach the median: they hardly take off.',
  'judge.leaders.good':
    'Of the top products, the {leaders} whose ratings are known have {ratings} at the median: a low barrier.',
  'judge.leaders.bad':
    'Of the top products, the {leaders} whose ratings are known have {ratings} at the median: a long way to catch up.',
  'judge.rating.good': 'The median rating is only {rating}: buyers are not satisfied, there is room for better.',
  'judge.rating.bad': 'The median rating is {rating}: buyers are content, it is hard to stand out.',
  'judge.complaint.good': '{share} of reviews complain of “{topic}”: solve it and stand out.',
  'judge.return.bad': '“{topic}” makes up {share} of returns: their first reason.',
  'judge.form.good':
    '“{form}” is {share} of products and {unitShare} of units: supply falls short of demand (gap {gap}).',
  'judge.word.good':
    '“{word}” has {searches} searches a month and a purchase rate of {rate}: it converts well and meets little supply.',
  'judge.clicks.good': 'The top three products of a keyword take only {share} of clicks on average: traffic is spread.',
  'judge.clicks.bad':
    'The top three products of a keyword take {share} of clicks on average: traffic goes to the head.',
  'judge.sweetMedian.good':
    'A typical product at {band} sells {units} units a month, {lead} against all: the price that sells best.',
  'verdict.because.few': 'Only {products} products are known: too few for a verdict on a market.',
} satisfies Record<keyof typeof source, string>
