import type { sections as source } from '../zh-CN/sections.ts'

export const sections = {
  'section.overview': 'Product overview',
  'section.sales': 'Sales',
  'section.price': 'Price and promotions',
  'section.traffic': 'Traffic structure',
  'section.keywords': 'Top keywords',
  'section.competitors': 'Competitors',
  'section.ratings': 'Ratings and reviews',
  'section.variants': 'Variants',
  'section.profit': 'Profit',
  'section.listing': 'Listing diagnosis',
  'section.swot': 'SWOT',
  'section.actions': 'Actions',
  'section.sources': 'Sources and methods',
} satisfies Record<keyof typeof source, string>
