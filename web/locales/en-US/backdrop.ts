import type { texts as source } from '../zh-CN/backdrop.ts'

export const texts: typeof source = {
  banner: {
    label: 'What Seller Compass is for',
    dismiss: 'Do not show this banner again',
    research: { title: 'Product research', text: 'Sales, traffic and profit behind one ASIN' },
    risk: { title: 'Infringement check', text: 'Design patents and trademarks, before you list' },
    market: { title: 'Market analysis', text: 'Decide if a market is worth entering' },
  },
  support: { label: 'Help & contact', hint: 'Click the icon for common questions' },
}
