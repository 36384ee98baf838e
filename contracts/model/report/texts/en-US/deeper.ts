import type { deeper as source } from '../zh-CN/deeper.ts'

export const deeper = {
  'rivals.count': 'Competitors',
  'rivals.nearest': 'Most similar competitor',
  'rivals.compared': 'Competitors compared',
  'rivals.likeness': 'Highest similarity',
  'rivals.alike': 'Close competitors',
  'rivals.insight.nearest':
    'Products found for the same keywords: {count}. Compared with this one: {compared}. The most similar is {asin} ({likeness} similar). Close competitors: {alike}.',
  'rivals.insight.nearestOnly':
    'Products compared: {compared}. By title, category, price, brand and rank, the most similar is {asin} ({likeness} similar). Without keyword data, close competitors cannot be identified.',
  'rivals.insight.widened': 'There are too few similar products in “{own}”, so the comparison includes “{category}”.',
  'column.likeness': 'Similarity',
  'note.rivalCount':
    'Products found for the same traffic keywords. Without keyword data: the most similar known products in the subcategory, or in a broader category if there are too few (up to 20)',
  'note.likeness':
    'Traffic from shared keywords × 50% + shared title words × 20% + category match × 10% + price match × 10% + different brand × 5% + rank match × 5%; the weight of unknown parts is spread across the rest',
  'note.alike': 'Compared competitors with known shared keywords (up to 20) and a similarity of 70% or more',
  'keywords.core': 'Core keywords',
  'keywords.leading': 'Core keywords with the top organic rank',
  'keywords.leadingShare': 'Share of core keywords with the top organic rank',
  'keywords.ownConversion': 'This product’s conversion-to-click ratio',
  'keywords.ownConversionWords': 'Core keywords with a top-3 click position',
  'keywords.insight.leading':
    'Core keywords where other products are known to rank: {core}. This product has the best organic rank for {leading} of them.',
  'keywords.insight.conversion':
    'Core keywords where it is among the three most clicked products: {words}. Its conversion-to-click ratio there is {ratio} (above 1 means its conversion share exceeds its click share).',
  'keywords.table.leaders': 'Organic leaders for core keywords',
  'keywords.table.clicks': 'Conversion-to-click ratio of the three most clicked products (top 10 keywords)',
  'column.leader': 'Leader',
  'column.leaderRank': 'Leader’s organic rank',
  'column.first': 'Most clicked',
  'column.second': '2nd most clicked',
  'column.third': '3rd most clicked',
  'column.firstRatio': 'Ratio, 1st',
  'column.secondRatio': 'Ratio, 2nd',
  'column.thirdRatio': 'Ratio, 3rd',
  'column.topThreeRatio': 'Ratio, all three',
  'note.leading':
    'Best organic rank among known products, for core keywords where another product is known to rank; ties count for this product',
  'note.ownConversion':
    'Conversion share ÷ click share, weighted by monthly searches, for core keywords where this product is among the three most clicked',
  'variants.combinations': 'Attribute combinations',
  'variants.gaps': 'Missing combinations',
  'variants.insight.gaps':
    'The existing attributes allow {combinations} combinations; {count} of them are missing from the known variations.',
  'variants.insight.bestGap':
    'Based on how its attributes sell today, “{best}” is the first missing combination to consider.',
  'variants.table.gaps': 'Missing variation combinations',
  'column.missingVariant': 'Missing combination',
  'column.firstValueShare': 'Unit share of 1st attribute',
  'column.secondValueShare': 'Unit share of 2nd attribute',
  'column.thirdValueShare': 'Unit share of 3rd attribute',
  'note.variantGaps':
    'Attributes come from variation names: all combinations minus known variations, sorted by the unit shares of their attributes, multiplied together, if all are known',
  'profit.insight.noStorage':
    'Storage is unknown and not included in break-even landed cost, net margin and break-even ACOS.',
  'swot.leads.good': 'It has the top organic rank for {leading} of {core} core keywords: a strong position in search.',
  'swot.leads.bad':
    'It has the top organic rank for {leading} of {core} core keywords: a weak position in organic search.',
  'swot.converts.good':
    'It is among the three most clicked products for {words} core keywords. Its conversion-to-click ratio there is {ratio}: it converts above average.',
  'swot.converts.bad':
    'It is among the three most clicked products for {words} core keywords. Its conversion-to-click ratio there is {ratio}: it converts below average.',
  'swot.alike.good':
    '{alike} of the {compared} competitors compared are close competitors. The most similar, {nearest}, is {likeness} similar, so there is room to stand out.',
  'swot.alike.bad':
    '{alike} of the {compared} competitors compared are close competitors. The most similar, {nearest}, is {likeness} similar: shoppers can easily swap one for another.',
  'swot.variantGaps.good':
    '{count} combinations of its attributes are missing. Based on how its attributes sell today, “{best}” comes first.',
  'action.converts':
    'It converts above average, so win more clicks: improve the main image and title, and raise bids on these keywords.',
  'action.page':
    'Compare price, main image, bullet points and complaints with the three most clicked products, and fix conversion before buying more traffic.',
  'action.differ':
    'Compare it feature by feature with {nearest}, the most similar competitor. Pick one difference in function, bundle or material and show it in the main image.',
  'action.variant':
    'Consider adding the variation “{best}”: test a small batch, which will share the ratings of the existing variations.',
} satisfies Record<keyof typeof source, string>
