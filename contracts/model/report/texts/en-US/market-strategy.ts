import type { marketStrategy as source } from '../zh-CN/market-strategy.ts'

export const marketStrategy = {
  'plan.decide.enter': 'Go: choose one or two samples in the price and form of this report and have them made.',
  'plan.decide.caution': 'Test first: try conversion and returns on a small stock before deciding on more.',
  'plan.decide.avoid': 'Stay out for now: keep the budget for markets of a higher score and look again each quarter.',
  'plan.decide.open':
    'Check searches, growth and returns in Amazon’s Product Opportunity Explorer before any stock is bought.',
  'plan.decide.why': 'The overall score is {total}.',
  'plan.sweet': 'Aim at a price of {band} and design the product to it.',
  'plan.complaint': 'Improve on “{topic}” and show it in the images and bullet points.',
  'plan.return': 'Address “{topic}” on the page and in outgoing inspection to cut returns.',
  'plan.form': 'Develop “{form}” first and fill the gap in supply.',
  'plan.keyword':
    'Put “{word}” into the title and backend keywords, and bid on exact match: suggested bids reach {bid}; stay within what your margin bears.',
  'plan.reviews': 'Gather ratings by Vine and “Request a review”, aiming at {ratings}.',
  'plan.niche': 'Do not face {ratings} ratings head-on: enter by long-tail keywords and narrower uses.',
  'plan.sidestep': 'Do not copy the leaders’ styles: enter with a different form.',
  'plan.brand': 'Leave the leading brand its core keywords: go for attributes and uses.',
  'plan.season': 'Stock up 8–10 weeks before the peak in {peak}, and clear it before {low}.',
  'plan.cost': 'Bring the landed cost below {left}, with room left for ads and returns.',
  'plan.costAt': 'To sell at {band}, bring the landed cost below {left}, with room left for ads and returns.',
  'plan.returns': 'Inspect and drop-test 50 pieces or more before launch to stay below the market’s return rate.',
  'plan.price': 'Do not join the price war: hold the price with bundles or better equipment.',
  'plan.early': 'List early while the market grows, and gather ratings before the barrier rises.',
  'plan.small': 'Keep the first batch small and restock by 30-day sales.',
  'plan.differ': 'Make a difference that shows, in design, accessories or packaging, to escape comparison by price.',
  'plan.amazon': 'Choose sizes and colours that Amazon itself does not sell.',
  'plan.tail': 'Spend on long-tail keywords first, not where the head takes the clicks.',
  'plan.import.history': 'Import Keepa histories of the main products and update this report.',
  'plan.import.historyWhy': 'Without months, growth and seasons cannot be told.',
  'plan.import.keywords': 'Import the keywords of this niche and update this report.',
  'plan.import.keywordsWhy': 'Without keywords, search demand and the cost of ads cannot be told.',
  'plan.import.reviews': 'Import reviews of the main products and update this report.',
  'plan.import.reviewsWhy': 'Without reviews, pains and reasons for returns cannot be told.',
  'plan.import.units': 'Import product data with “bought in past month” and update this report.',
  'plan.import.unitsWhy':
    'Of {products} products the units of {unknown} are not known; shares are of the others alone.',
} satisfies Record<keyof typeof source, string>
