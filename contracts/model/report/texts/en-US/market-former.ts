import type { marketFormer as source } from '../zh-CN/market-former.ts'

export const marketFormer = {
  'poe.minimumPrice': 'Lowest price',
  'poe.maximumPrice': 'Highest price',
  'market.margin': 'Median gross margin (excluding tax, before cost of goods)',
  'note.market.margin':
    'For each product: (price without tax − referral fee − FBA fee) ÷ price without tax; median; before cost of goods and ads',
  'note.market.parent': 'All known products in the parent category',
  'note.market.threshold': 'Median ratings of the top 20 products',
  'note.score.verdict':
    'Enter at 65 or above, avoid below 45, caution in between; always caution if less than 50% of the weight is known',
  'verdict.because.unknown':
    'Only {known} of the score’s weight is known, too little for a verdict: complete the data first.',
  'judge.new.good': 'Products from the last 12 months are {share}: new ones get in.',
  'judge.new.bad': 'Products from the last 12 months are only {share}: old ones hold the market.',
  'judge.success.good': '{rate} of new products reach the median: success is within reach.',
  'judge.success.bad': 'Only {rate} of new products reach the median: they hardly take off.',
  'judge.threshold.good': 'The top 20 have {ratings} ratings at the median: a low barrier.',
  'judge.threshold.bad': 'The top 20 have {ratings} ratings at the median: a long way to catch up.',
  'new.insight.success':
    '{rate} of new products already sell at least the median; they have {ratings} ratings at the median.',
  'new.insight.threshold':
    'The top 20 products have {ratings} ratings at the median. That is what a new product competes with.',
  'strategy.chances': 'Entry opportunities',
  'strategy.risks': 'Core risks',
  'strategy.actions': 'Recommended actions',
  'strategy.none': 'Nothing in the known data reaches the threshold.',
  'score.short': 'Points short',
  'conclusion.for': 'In favor',
  'conclusion.against': 'Against',
  'plan.decide.unknown': 'Complete the data before buying stock: too little is known for a verdict.',
  'plan.word': 'Put “{word}” in the title and backend keywords, and bid at most {bid} on exact match.',
  'market.meanUnits': 'Average monthly units',
  'market.sweetUnits': 'Average monthly units in the sweet spot',
  'priceBands.insight.sweet':
    'The sweet spot is {band}: {units} units a month on average, {lead} compared with all products.',
  'priceBands.insight.rich':
    'Among bands with enough products, {band} earns the most: {earns} a month per product (average units × break-even landed cost, before cost of goods).',
  'market.insight.fewInRows':
    'Rows with fewer than 5 products, or with one product above half of the units, show no averages.',
  'note.market.sweet':
    'The band with the highest average monthly units among bands that have at least 5 products with known units and no product above half of the band’s units; not calculated if fewer than 10 products have known price and units',
  'note.market.meanUnits': 'Average monthly units of products with known units',
  'note.market.rich':
    'The band with the highest average monthly units × median break-even landed cost among bands that have at least 5 products with known units and 5 with known fees; before cost of goods',
  'note.market.sweetLead': 'Average monthly units in the sweet spot ÷ average for all products − 1',
  'judge.sweet.good':
    'Products at {band} sell {units} units a month, {lead} compared with all products: the price that sells best.',
} satisfies Record<keyof typeof source, string>
