import type { rivals as source } from '../zh-CN/rivals.ts'

export const rivals = {
  'category.products': 'Products in the category',
  'category.medianPrice': 'Category median price',
  'category.medianUnits': 'Category median units',
  'category.medianRatings': 'Category median ratings',
  'category.medianRating': 'Category median rating',
  'rivals.insight.price':
    'The competitors’ median price is {median}; this product costs {price} ({gap} vs. the median).',
  'rivals.insight.ratings':
    'This product has a rating of {rating} from {ratings} buyers; the competitors’ medians are {medianRating} and {median}.',
  'rivals.returnRate': 'Category return rate',
  'rivals.chart.units': 'Monthly units: this product and best-selling competitors',
  'rivals.chart.bought': 'Bought in past month (minimum): this product and best-selling competitors',
  'rivals.table': 'Top 10 competitors (first row: this product)',
  'missing.rivalUnits':
    'The competitors’ units are unknown. Import product data with “bought in past month” to compare.',
  'variants.table': 'Variations',
  'variants.insight.first': '“{name}” sells the most of {count} variations: {share} of the parent’s units.',
  'variants.insight.count': 'Known variations: {count}.',
  'variants.insight.shown': 'Known variations: {count}; the table shows {shown} of them.',
  'variants.insight.single': 'The only known variation is this product.',
  'variants.insight.none': 'The product has no variations, so all units of the parent are its own.',
  'missing.variants': 'The variations are unknown. Import product data that lists them.',
  'missing.unitShares':
    'Public data does not show how units split across variations, so they are listed without units.',
} satisfies Record<keyof typeof source, string>
