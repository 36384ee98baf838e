import type { rivals as source } from '../zh-CN/rivals.ts'

export const rivals = {
  'category.products': 'Products in the category',
  'category.medianPrice': 'Category median price',
  'category.medianUnits': 'Category median units',
  'category.medianRatings': 'Category median ratings',
  'category.medianRating': 'Category median rating',
  'rivals.insight.price': 'The competitors’ median price is {median}; this product is at {price}, {gap}.',
  'rivals.insight.ratings':
    'This product is rated {rating} by {ratings} buyers; the competitors’ medians are {medianRating} and {median}.',
  'rivals.returnRate': 'Return rate of the category',
  'rivals.chart.units': 'Monthly units: this product and the best-selling competitors',
  'rivals.chart.bought': 'Bought last month (floor): this product and the best-selling competitors',
  'rivals.table': 'Top 10 competitors (first row: this product)',
  'missing.rivalUnits':
    'The competitors’ units are unknown. Import product data with “bought in past month” to compare.',
  'variants.table': 'Variants',
  'variants.insight.first': 'Of {count} variants, “{name}” sells most: {share} of the parent’s units.',
  'variants.insight.count': 'Known variants: {count}.',
  'variants.insight.shown': 'Known variants: {count}; the table shows {shown} of them.',
  'variants.insight.single': 'The only known variant is this product itself.',
  'variants.insight.none': 'The product has no variants: the parent’s units are its own.',
  'missing.variants': 'The variants are unknown. Import product data that lists them.',
  'missing.unitShares': 'Public data does not show how units split among variants, so the variants are only listed.',
} satisfies Record<keyof typeof source, string>
