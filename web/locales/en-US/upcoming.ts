import type { texts as source } from '../zh-CN/upcoming.ts'

export const texts: typeof source = {
  shows: 'What it shows you',
  now: 'Available today',
  toAsin: 'Analyze an ASIN',
  toWorkspace: 'Back to the workspace',
  given: 'Selected',
  available: {
    product: 'The ASIN report already shows a product’s price, rank, rating, variations and seller.',
    sales: 'The ASIN report already shows a product’s sales, price and BSR over time, with a range for each estimate.',
    keywords: 'The ASIN report already lists a product’s core keywords, organic ranks and traffic sources.',
    competitors: 'The ASIN report already compares a product with the main competitors of its category.',
    profit: 'The ASIN report already calculates a product’s Amazon fees, gross margin and break-even point.',
    listing:
      'The ASIN report already checks the title, bullet points and images one by one and tells you what to change.',
    actions: 'The ASIN report already ends with a SWOT analysis and next steps for the product.',
  },
}
