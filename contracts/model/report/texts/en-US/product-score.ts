import type { productScore as source } from '../zh-CN/product-score.ts'

export const productScore = {
  'productScore.title': 'Score (six weighted parts)',
  'productScore.total': 'Overall score',
  'productScore.known': 'Known weight',
  'productScore.demand': 'Demand',
  'productScore.competition': 'Room to compete',
  'productScore.profit': 'Profit',
  'productScore.listing': 'Listing and ratings',
  'productScore.rights': 'Rights',
  'productScore.risk': 'Stability',
  'note.productScore.total':
    'Weighted mean of the parts × 10; each part counts as far as its figures are known. From 65 worth pursuing, below 45 not recommended, else with care; no score and no verdict when less than 50% of the weight is known; never recommended at a high infringement risk or a sure loss, and only with care while the margin is unknown',
  'note.productScore.known': 'Sum of the weights, each by how many of the part’s figures are known',
  'note.productScore.demand':
    'Mean of what is known of monthly units on a logarithmic scale (30 is 0 points, 3 thousand is 10) and the 12-month change of units and of searches (−20% is 0, +30% is 10)',
  'note.productScore.competition':
    'Mean of what is known of the competitors’ median ratings on a logarithmic scale (10 thousand is 0 points, 100 is 10) and close rivals (8 is 0, none is 10)',
  'note.productScore.profit':
    'Mean of what is known of gross margin before the cost of goods (30% is 0 points, 70% is 10) and return rate of the category (12% is 0, 2% is 10)',
  'note.productScore.listing':
    'Mean of what is known of LQS (50 is 0 points, 95 is 10) and rating (3.5 is 0, 4.7 is 10)',
  'note.productScore.rights': 'Infringement risk: low is 10 points, medium 5, high 0',
  'note.productScore.risk':
    'Mean of what is known of the top word’s share (50% is 0 points, 10% is 10), peak ÷ low month (4 is 0, 1.2 is 10), sellers (8 is 0, 1 is 10) and Buy Box share (50% is 0, 95% is 10)',
  'verdict.product.enter': 'Worth pursuing',
  'verdict.product.caution': 'Consider with care',
  'verdict.product.avoid': 'Not recommended',
  'verdict.product.open': 'No verdict yet',
  'verdict.product.enter.because': 'The overall score is {total}: 65 or more.',
  'verdict.product.caution.because': 'The overall score is {total}: between 45 and 65, or a range across one of them.',
  'verdict.product.avoid.because': 'The overall score is {total}: below 45.',
  'verdict.product.rights.because':
    'The overall score is {total}, but the infringement risk is high: do not sell before the rights are cleared.',
  'verdict.product.loss.because': 'The overall score is {total}, but every unit sold at this price loses money.',
  'verdict.product.noMargin.because':
    'The overall score is {total}, but the profit cannot be calculated: complete fees and package data before you decide.',
  'verdict.product.open.because':
    'Only {known} of the score’s weight is known, too little to advise for or against; what is known still holds.',
  'missing.productScore':
    'Only {known} of the score’s weight is known. History and keywords would make the score more certain; imported products do not bring them.',
  'verdict.product.rightsAlone.because': 'The infringement risk is high: do not sell before the rights are cleared.',
} satisfies Record<keyof typeof source, string>
