import type { deeper as source } from '../zh-CN/deeper.ts'

export const deeper = {
  'rivals.count': 'Rivals',
  'rivals.nearest': 'Most similar rival',
  'rivals.likeness': 'Highest similarity',
  'rivals.alike': 'Close rivals',
  'rivals.insight.nearest':
    '{count} products compete for the same shoppers; the most similar is {asin} ({likeness} alike), and {alike} are close rivals.',
  'column.likeness': 'Similarity',
  'note.rivalCount':
    'Products found under the same traffic words; without keyword data, known products of the sub-category (20 at most)',
  'note.likeness':
    'Traffic carried by shared words × 50% + same sub-category × 20% + closeness in price × 15% + shared title words × 15%; the weight of what is unknown goes to the rest',
  'note.alike': 'Rivals with a similarity of 70% or more (of 20 at most)',
  'keywords.core': 'Core words',
  'keywords.leading': 'Core words led organically',
  'keywords.leadingShare': 'Share of core words led',
  'keywords.ownConversion': 'Own conversion-to-click ratio',
  'keywords.ownConversionWords': 'Core words in the top three by clicks',
  'keywords.insight.leading':
    'Of {core} core words, the product holds the best organic rank of all known products under {leading}.',
  'keywords.insight.conversion':
    'Under the {words} core words where it is among the three most clicked, its conversion-to-click ratio is {ratio} (above 1: converts better than it is clicked).',
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
  'note.leading': 'Best organic rank among the known products; a tie counts for this product',
  'note.ownConversion':
    'Conversion share ÷ click share, weighted by monthly searches, over core words where this product is among the three most clicked',
  'traffic.chart.words': 'Organic and ad traffic of the top 10 words',
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
  'swot.leads.good': 'Leads organically under {leading} of {core} core words: its place in search is firm.',
  'swot.leads.bad': 'Leads under {leading} of {core} core words: it has no stronghold in organic search.',
  'swot.converts.good':
    'Under {words} core words where it is among the three most clicked, its conversion-to-click ratio is {ratio}: it converts better than it is clicked.',
  'swot.converts.bad':
    'Under {words} core words where it is among the three most clicked, its conversion-to-click ratio is {ratio}: it converts worse than it is clicked.',
  'swot.alike.good':
    'Close rivals: {alike}. The most similar, {nearest}, is {likeness} alike, so there is room to differ.',
  'swot.alike.bad':
    'Close rivals: {alike}. The most similar, {nearest}, is {likeness} alike: offers are interchangeable.',
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
