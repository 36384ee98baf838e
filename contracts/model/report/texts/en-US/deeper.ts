import type { deeper as source } from '../zh-CN/deeper.ts'

export const deeper = {
  'rivals.count': 'Rivals',
  'rivals.nearest': 'Most similar rival',
  'rivals.compared': 'Rivals compared',
  'rivals.likeness': 'Highest similarity',
  'rivals.alike': 'Close rivals',
  'rivals.insight.nearest':
    'Products found under the same words: {count}. Compared with this one: {compared}. The most similar is {asin} ({likeness} alike); close rivals among those compared: {alike}.',
  'rivals.insight.nearestOnly':
    'Products compared: {compared}. By title, category, price, brand and rank the most similar is {asin} ({likeness} alike); without keyword data nobody can tell who the close rivals are.',
  'rivals.insight.widened':
    'Too few similar products are known in “{own}”, so the comparison is widened to “{category}”.',
  'column.likeness': 'Similarity',
  'note.rivalCount':
    'Products found under the same traffic words; without keyword data, the most similar known products of the sub-category, or of a wider category where those are too few (20 at most)',
  'note.likeness':
    'Traffic carried by shared words × 50% + shared title words × 20% + closeness of category × 10% + closeness in price × 10% + another brand × 5% + closeness of rank × 5%; the weight of what is unknown goes to the rest',
  'note.alike': 'Compared rivals with known shared words (20 at most) whose similarity is 70% or more',
  'keywords.core': 'Core words',
  'keywords.leading': 'Core words led organically',
  'keywords.leadingShare': 'Share of core words led',
  'keywords.ownConversion': 'Own conversion-to-click ratio',
  'keywords.ownConversionWords': 'Core words in the top three by clicks',
  'keywords.insight.leading':
    'Core words under which rivals are known to rank: {core}. Under {leading} of them the product holds the best organic rank.',
  'keywords.insight.conversion':
    'Core words where it is among the three most clicked: {words}. Its conversion-to-click ratio there is {ratio} (above 1: converts better than it is clicked).',
  'keywords.table.leaders': 'Organic leaders of the core words',
  'keywords.table.clicks': 'Conversion-to-click ratio of the three most clicked, top 10',
  'column.leader': 'Leader',
  'column.leaderRank': 'Leader’s rank',
  'column.first': 'Most clicked',
  'column.second': 'Second',
  'column.third': 'Third',
  'column.firstRatio': 'Ratio of the 1st',
  'column.secondRatio': 'Ratio of the 2nd',
  'column.thirdRatio': 'Ratio of the 3rd',
  'column.topThreeRatio': 'All three',
  'note.leading':
    'Best organic rank among the known products, over core words under which another one is known to rank; a tie counts for this product',
  'note.ownConversion':
    'Conversion share ÷ click share, weighted by monthly searches, over core words where this product is among the three most clicked',
  'variants.combinations': 'Attribute combinations',
  'variants.gaps': 'Missing combinations',
  'variants.insight.gaps':
    'Combinations that the attributes on offer make: {combinations}. Not among the known variants: {count}.',
  'variants.insight.bestGap': 'By what its attributes sell elsewhere, “{best}” is the first combination to look at.',
  'variants.table.gaps': 'Missing variant combinations',
  'column.missingVariant': 'Missing combination',
  'column.firstValueShare': 'Units of its 1st attribute',
  'column.secondValueShare': 'Units of its 2nd attribute',
  'column.thirdValueShare': 'Units of its 3rd attribute',
  'note.variantGaps':
    'Attributes read from variant names: all combinations less those of the known variants, ordered by the product of their attributes’ unit shares where all are known',
  'profit.insight.noStorage':
    'Storage is not known, and not counted in break-even landed cost, net margin and break-even ACOS.',
  'swot.leads.good': 'Core words led organically: {leading} of {core}. Its place in search is firm.',
  'swot.leads.bad': 'Core words led organically: {leading} of {core}. It has no stronghold in organic search.',
  'swot.converts.good':
    'Core words where it is among the three most clicked: {words}. Its conversion-to-click ratio there is {ratio}: it converts better than it is clicked.',
  'swot.converts.bad':
    'Core words where it is among the three most clicked: {words}. Its conversion-to-click ratio there is {ratio}: it converts worse than it is clicked.',
  'swot.alike.good':
    'Close rivals among the {compared} compared: {alike}. The most similar, {nearest}, is {likeness} alike, so there is room to differ.',
  'swot.alike.bad':
    'Close rivals among the {compared} compared: {alike}. The most similar, {nearest}, is {likeness} alike: offers are interchangeable.',
  'swot.variantGaps.good':
    'Combinations of its own attributes that are missing: {count}. By what its attributes sell elsewhere, “{best}” comes first.',
  'action.converts':
    'It converts better than it is clicked: improve the main image and title, and bid more on these words to win more clicks.',
  'action.page':
    'Compare price, main image, bullets and complaints with the three most clicked products, and mend conversion before buying more traffic.',
  'action.differ':
    'Compare feature by feature with {nearest}, the most similar rival; pick one difference in function, bundle or material and show it in the main image.',
  'action.variant':
    'Consider adding the variant “{best}”: test a small batch, sharing the ratings of the existing ones.',
} satisfies Record<keyof typeof source, string>
