import type { marketFormer as source } from '../zh-CN/market-former.ts'

export const marketFormer = {
  'poe.minimumPrice': 'Lowest price',
  'poe.maximumPrice': 'Highest price',
  'market.margin': 'Median gross margin (without tax, before goods)',
  'note.market.margin':
    'Of each product (price without tax − referral − FBA) ÷ price without tax; the median; before goods and ads',
  'note.market.parent': 'Over all known products of the parent category',
  'note.market.threshold': 'Median ratings of the top 20 products',
  'note.score.verdict':
    'Enter from 65, avoid below 45, caution between; always caution when less than 50% of the weight is known',
  'verdict.because.unknown':
    'Only {known} of the score’s weight is known, too little for a verdict: complete the data first.',
  'judge.new.good': 'Products of the last 12 months are {share}: new ones get in.',
  'judge.new.bad': 'Products of the last 12 months are only {share}: old ones hold the market.',
  'judge.success.good': '{rate} of new products reach the median: success is within reach.',
  'judge.success.bad': 'Only {rate} of new products reach the median: they hardly take off.',
  'judge.threshold.good': 'The top 20 have {ratings} ratings at the median: a low barrier.',
  'judge.threshold.bad': 'The top 20 have {ratings} ratings at the median: a long way to catch up.',
  'new.insight.success':
    '{rate} of new products already sell at least the median; those have {ratings} ratings at the median.',
  'new.insight.threshold':
    'The top 20 products have {ratings} ratings at the median: what a new product competes with.',
  'strategy.chances': 'Entry chances',
  'strategy.risks': 'Core risks',
  'strategy.actions': 'What to do',
  'strategy.none': 'Nothing in the known data crosses the line.',
  'score.short': 'Short by',
  'conclusion.for': 'In favour',
  'conclusion.against': 'Against',
  'plan.decide.unknown': 'Complete the data before any stock is bought: too little is known for a verdict.',
  'plan.word': 'Put “{word}” into the title and backend keywords, and bid at most {bid} on exact match.',
  'market.meanUnits': 'Average monthly units',
  'market.sweetUnits': 'Average units in the sweet spot',
  'priceBands.insight.sweet':
    'The sweet spot is {band}: {units} units a month on average, {lead} against all products.',
  'priceBands.insight.rich':
    'Of the bands with enough products, {band} earns most: {earns} a month for each product (average units × break-even landed cost, before goods).',
  'market.insight.fewInRows':
    'Rows of fewer than 5 products, or in which one product sells more than half, show no averages.',
  'note.market.sweet':
    'Of the bands with at least 5 products of known units, none with more than half of them, the one of the highest average units; not computed for fewer than 10 products with known price and units',
  'note.market.meanUnits': 'Mean monthly units over the products with known units',
  'note.market.rich':
    'Of the bands with at least 5 products of known units and of known fees, the highest average units × median break-even landed cost; before goods',
  'note.market.sweetLead': 'Average units in the sweet spot ÷ average of all products − 1',
  'judge.sweet.good': 'Products at {band} sell {units} units a month, {lead} against all: the price that sells best.',
} satisfies Record<keyof typeof source, string>
