import type { texts as source } from '../zh-CN/upcoming.ts'

export const texts: typeof source = {
  shows: 'What it shows you',
  now: 'Works today',
  toAsin: 'Analyze an ASIN',
  toWorkspace: 'Back to the workspace',
  given: 'Chosen',
  already: {
    product: 'The ASIN report already shows a product’s price, rank, rating, variants and seller.',
    sales: 'The ASIN report already shows a product’s sales, price and BSR over time, estimates with their range.',
    keywords: 'The ASIN report already lists a product’s core keywords, organic ranks and traffic structure.',
    competitors: 'The ASIN report already compares a product with the main competitors of its category.',
    profit: 'The ASIN report already works out a product’s Amazon fees, gross margin and break-even point.',
    listing: 'The ASIN report already checks title, bullet points and images one by one, and says what to change.',
    actions: 'The ASIN report already ends in a SWOT and the next steps for a product.',
  },
}
