import type { productScore as source } from '../zh-CN/product-score.ts'

export const productScore = {
  'productScore.title': 'Score (six weighted components)',
  'productScore.total': 'Overall score',
  'productScore.known': 'Known weight',
  'productScore.demand': 'Demand',
  'productScore.competition': 'Room to compete',
  'productScore.profit': 'Profit',
  'productScore.listing': 'Listing and ratings',
  'productScore.rights': 'Intellectual property',
  'productScore.risk': 'Stability',
  'note.productScore.total':
    'Weighted average of the components × 10; each component counts in proportion to its known figures. Worth pursuing at 65 or above, not recommended below 45, consider with care in between. No score and no verdict if less than 50% of the weight is known. Never recommended with a high infringement risk or a certain loss, and only with care while the margin is unknown',
  'note.productScore.known': 'Total of the weights, each in proportion to its component’s known figures',
  'note.productScore.demand':
    'Average of known values: monthly units on a logarithmic scale (30 is 0 points, 3 thousand is 10) and the 12-month change in units and in searches (−20% is 0, +30% is 10)',
  'note.productScore.competition':
    'Average of known values: competitors’ median ratings count on a logarithmic scale (10 thousand is 0 points, 100 is 10) and close competitors (8 is 0, none is 10)',
  'note.productScore.profit':
    'Average of known values: gross margin before cost of goods (30% is 0 points, 70% is 10) and category return rate (12% is 0, 2% is 10)',
  'note.productScore.listing':
    'Average of known values: LQS (50 is 0 points, 95 is 10) and rating (3.5 is 0, 4.7 is 10)',
  'note.productScore.rights': 'Infringement risk: low is 10 points, medium 5, high 0',
  'note.productScore.risk':
    'Average of known values: top keyword’s share (50% is 0 points, 10% is 10), peak ÷ low month (4 is 0, 1.2 is 10), number of sellers (8 is 0, 1 is 10) and Buy Box share (50% is 0, 95% is 10)',
  'verdict.product.enter': 'Worth pursuing',
  'verdict.product.caution': 'Consider with care',
  'verdict.product.avoid': 'Not recommended',
  'verdict.product.open': 'No verdict yet',
  'verdict.product.enter.because': 'The overall score is {total}: 65 or more.',
  'verdict.product.caution.because':
    'The overall score is {total}: between 45 and 65, or a range that crosses one of them.',
  'verdict.product.avoid.because': 'The overall score is {total}: below 45.',
  'verdict.product.rights.because':
    'The overall score is {total}, but the infringement risk is high: do not sell until the rights are cleared.',
  'verdict.product.loss.because': 'The overall score is {total}, but every unit sold at this price loses money.',
  'verdict.product.noMargin.because':
    'The overall score is {total}, but profit cannot be calculated: complete the fees and package data before you decide.',
  'verdict.product.open.because':
    'Only {known} of the score’s weight is known, which is too little for a recommendation. The figures we do have are still valid.',
  'missing.productScore':
    '{known} of the score’s weight is known. History and keywords would make the score more certain, but imported product data does not include them.',
  'verdict.product.rightsAlone.because': 'The infringement risk is high: do not sell until the rights are cleared.',
} satisfies Record<keyof typeof source, string>
