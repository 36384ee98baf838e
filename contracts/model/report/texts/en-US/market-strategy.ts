import type { marketStrategy as source } from '../zh-CN/market-strategy.ts'

export const marketStrategy = {
  'plan.decide.enter': 'Go: order one or two samples with the price and attributes this report points to.',
  'plan.decide.caution': 'Test first: check conversion and returns with a small batch before you commit to more.',
  'plan.decide.avoid': 'Stay out for now: save the budget for higher-scoring markets and check back every quarter.',
  'plan.decide.open':
    'Check searches, growth and returns in Amazon’s Product Opportunity Explorer before buying inventory.',
  'plan.decide.why': 'The overall score is {total}.',
  'plan.sweet': 'Aim for a price of {band} and design the product to match.',
  'plan.complaint': 'Fix the complaint “{topic}” and show the improvement in the images and bullet points.',
  'plan.return': 'Address “{topic}” on the product page and in pre-shipment inspection to cut returns.',
  'plan.form': 'Start with “{form}” to fill the supply gap.',
  'plan.keyword':
    'Put “{word}” in the title and backend keywords, and bid on it as exact match. Suggested bids go up to {bid}; stay within what your margin allows.',
  'plan.reviews': 'Build ratings with Vine and “Request a Review”, aiming for {ratings}.',
  'plan.niche':
    'Do not take on products with {ratings} ratings head-on: enter through long-tail keywords and narrower uses.',
  'plan.sidestep': 'Do not copy the leaders: enter with different attributes.',
  'plan.brand': 'Avoid the leading brand’s core keywords: target attribute and use keywords.',
  'plan.season': 'Stock up 8–10 weeks before the peak in {peak}, and clear stock before {low}.',
  'plan.cost': 'Get the landed cost well below {left} to leave room for ads and returns.',
  'plan.costAt': 'To sell at {band}, get the landed cost well below {left} to leave room for ads and returns.',
  'plan.returns': 'Inspect and drop-test at least 50 units before launch to stay below the market’s return rate.',
  'plan.price': 'Do not join the price war: hold the price with bundles or upgrades.',
  'plan.early': 'List early while the market is growing, and build ratings before the bar rises.',
  'plan.small': 'Keep the first batch small and restock based on 30-day sales.',
  'plan.differ':
    'Make design, accessories or packaging visibly different, so that shoppers do not compare on price alone.',
  'plan.amazon': 'Choose sizes and colors that Amazon itself does not sell.',
  'plan.tail': 'Spend on long-tail keywords first; avoid keywords where the top products take the clicks.',
  'plan.import.history': 'Import Keepa history for the main products and update this report.',
  'plan.import.historyWhy': 'Without monthly data, growth and seasonality cannot be judged.',
  'plan.import.keywords': 'Import this niche’s keywords and update this report.',
  'plan.import.keywordsWhy': 'Without keywords, search demand and ad costs cannot be judged.',
  'plan.import.reviews': 'Import reviews of the main products and update this report.',
  'plan.import.reviewsWhy': 'Without reviews, pain points and return reasons cannot be identified.',
  'plan.import.units': 'Import product data with “bought in past month” and update this report.',
  'plan.import.unitsWhy': 'Units are unknown for {unknown} of {products} products; shares are based on the others.',
  'plan.decide.old': 'Import current data for this market before you decide.',
} satisfies Record<keyof typeof source, string>
