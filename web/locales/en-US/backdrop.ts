import type { texts as source } from '../zh-CN/backdrop.ts'

export const texts: typeof source = {
  banner: {
    label: 'What Seller Compass is for',
    dismiss: 'Do not show this banner again',
    research: { title: 'Product research', text: 'Sales, traffic and profit behind one ASIN' },
    risk: { title: 'Infringement check', text: 'Design patents and trademarks, before you list' },
    listing: { title: 'Listing writing', text: 'Title, bullets and description that keep the rules' },
  },
  support: {
    label: 'Contact support',
    named: { title: 'Scan to contact support', hint: 'Scan with WeChat' },
    site: { title: 'Scan to open this site', hint: 'Scan with your phone’s camera or WeChat' },
  },
}
