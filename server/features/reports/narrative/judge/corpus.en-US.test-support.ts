/** Report sentences and rewordings that keep the meaning, as an editor would write them. */

export const english = [
  [
    'Sells 1,320 units a month, +14.6% month on month; the next three months are the season’s upswing.',
    'It sells 1,320 units a month, up 14.6% month on month, and the next three months are the season’s upswing.',
  ],
  [
    'Sells 1,320 units a month, +14.6% month on month; the next three months are the season’s upswing.',
    'Monthly volume is about 1,300 units, a 14.6% rise month on month, with the seasonal upswing running through the next three months.',
  ],
  [
    'Priced at $24.99, -6.5% compared with the competitors’ median of $26.74.',
    'At $24.99 it is 6.5% below the competitors’ median of $26.74.',
  ],
  [
    'Priced at $24.99, -6.5% compared with the competitors’ median of $26.74.',
    'The price of $24.99 is 6.5% lower than the rivals’ median of $26.74.',
  ],
  [
    'Rated 4.5 by 2,400 buyers; the competitors’ median rating is 4.2.',
    'Buyers rate it 4.5 across 2,400 ratings, while the competitors’ median is 4.2.',
  ],
  [
    '13,704 units in the last 12 months (+20.0% vs. the 12 months before): sales are growing.',
    'Over the last 12 months it sold 13,704 units, 20% more than in the 12 months before, so sales are growing.',
  ],
  [
    '13,704 units in the last 12 months (+20.0% vs. the 12 months before): sales are growing.',
    'Sales reached 13.7k units in the last twelve months, growing 20.0% against the twelve months before.',
  ],
  [
    '13,704 units in the last 12 months, -20.0% compared with the 12 months before: shrinking.',
    'It sold 13,704 units in the last 12 months, down 20.0% from the 12 months before: sales are shrinking.',
  ],
  ['Rated 4.5, above the competitors’ median of 4.2.', 'Its 4.5 rating is above the competitors’ median of 4.2.'],
  [
    'Rated 4.5, above the competitors’ median of 4.2.',
    'With a rating of 4.5 it stands ahead of the rivals’ median of 4.2.',
  ],
  ['Rated 3.9, below the competitors’ median of 4.2.', 'The rating of 3.9 trails the competitors’ median of 4.2.'],
  [
    '2,400 ratings, well above the competitors’ median of 1,010: a lead in trust that is hard to catch up with.',
    'It has gathered 2,400 ratings, far more than the competitors’ median of 1,010, a lead in trust that is hard to catch up with.',
  ],
  [
    '320 ratings, well below the competitors’ median of 1,010: conversion suffers.',
    'With 320 ratings it is well below the competitors’ median of 1,010, and conversion suffers.',
  ],
  ['The listing scores 85: a solid page.', 'The listing earns a score of 85, which makes it a solid page.'],
  [
    'The listing scores 62: it still loses points that are easy to gain.',
    'At a score of 62, the listing still loses points that would be easy to win.',
  ],
  [
    'Only 13.9% of the traffic is paid: organic traffic is solid.',
    'Just 13.9% of traffic comes from ads, and organic traffic is solid.',
  ],
  [
    '52.3% of the traffic is paid: it depends heavily on ads.',
    'Ads bring 52.3% of the traffic, so it depends heavily on paid placement.',
  ],
  [
    'Northpeak Direct holds the Buy Box 93.0% of the time: firm control of sales.',
    'Northpeak Direct keeps the Buy Box 93% of the time, giving it firm control of sales.',
    ['Northpeak Direct'],
  ],
  [
    'The main seller, Northpeak Direct, holds the Buy Box only 61.0% of the time: others get the rest of the sales.',
    'Northpeak Direct, the main seller, has the Buy Box just 61.0% of the time, so others share the sales.',
    ['Northpeak Direct'],
  ],
  [
    '24.0% of reviews praise “keeps hot”: a selling point to lead with.',
    '“keeps hot” is praised in 24% of reviews, which makes it a selling point to put first.',
    ['keeps hot'],
  ],
  [
    '8.0% of reviews complain about “lid leaks”.',
    'Complaints about “lid leaks” appear in 8.0% of reviews.',
    ['lid leaks'],
  ],
  [
    'Searches for the main keywords changed by +13.3% vs. a year earlier: demand is growing.',
    'Searches for the main keywords are up 13.3% on a year before, so demand is growing.',
  ],
  [
    'Searches for the main keywords changed by -13.3% vs. a year earlier: demand is shrinking.',
    'Searches for its main keywords fell 13.3% from a year before: demand is shrinking.',
  ],
  [
    'Seasonal demand rises over the next three months and peaks in December.',
    'The season’s upswing covers the next three months, with the peak in December.',
  ],
  [
    'The next three months are off-season, with the low in February.',
    'The next three months fall into the off season, with the low in February.',
  ],
  [
    'At $24.99 it is below the competitors’ median of $28.74 (-13.0%): there is room to raise it.',
    'Its $24.99 price is below the competitors’ median of $28.74 (-13%), which leaves room to raise it.',
  ],
  [
    'At $34.99 it is above the competitors’ median of $28.74 (+21.7%): cheaper products may take its buyers.',
    'Priced at $34.99, it is above the competitors’ median of $28.74 by 21.7%, and cheaper products may take its buyers.',
  ],
  [
    '6 sellers share the listing: hijacking and a price war are possible.',
    'Six sellers share this listing, so hijacking or a price war is possible.',
  ],
  [
    'The category’s return rate is 3.2%: few units come back.',
    'Few units come back: the category has a return rate of 3.2%.',
  ],
  [
    'The category’s return rate is 12.4%: returns eat into profit.',
    'With a category return rate of 12.4%, returns eat into profit.',
  ],
  [
    'A gross margin of 58.1% before the cost of goods and a break-even landed cost of $14.07: ample room for profit.',
    'Before the cost of goods the gross margin is 58.1% and the break-even landed cost $14.07, leaving ample room for profit.',
  ],
  [
    'The gross margin is only 38.1% before the cost of goods, with a break-even landed cost of $9.07. That leaves little room for profit.',
    'The gross margin before the cost of goods is just 38.1% and the break-even landed cost $9.07, so there is little room for profit.',
  ],
  [
    'Put “travel mug 3” in the title or bullet points and bid on it as an exact match, up to $1.33.',
    'Work “travel mug 3” into the title or bullet points, and bid at most $1.33 for it as an exact match.',
    ['travel mug 3'],
  ],
  [
    '54,000 searches a month, a purchase rate of 3.5%, a title density of 3, and the product still ranks low for it.',
    'The keyword draws 54k searches a month with a purchase rate of 3.5% and a title density of 3, yet the product still ranks low for it.',
  ],
  [
    'Restock before the peak in December, and step up ads and deals four to six weeks ahead.',
    'Have stock replenished before the December peak, and raise ads and deals 4–6 weeks ahead.',
  ],
  [
    'Restock less and clear inventory before the low in February to avoid aged inventory surcharges.',
    'Slow down restocking and clear stock ahead of the February low to avoid aged-inventory fees.',
  ],
  [
    'Test $23.74 for two weeks; compare conversion and total profit before cutting the price.',
    'Try $23.74 for two weeks and compare conversion and total profit before cutting the price.',
  ],
  [
    'Test a small increase to $26.24 for two weeks; watch conversion and rank.',
    'Trial a small raise to $26.24 over two weeks while watching conversion and rank.',
  ],
  [
    'Negotiate landed cost down to $10.32 or less for a net margin of 15.0% (before ads).',
    'Bring landed cost to $10.32 or less and the net margin reaches 15% (before ads).',
  ],
  [
    'The break-even landed cost is $14.07, and the gross margin before the cost of goods is 58.1%.',
    'The landed cost breaks even at $14.07, and the gross margin before the cost of goods is 58.1%.',
  ],
  [
    'Sells ≈ 650 (600–699) units a month, ≈ $13,000 ($12,000–$14,000) at the current price.',
    'An estimated 650 units (600–699) sell each month, worth about $13,000 ($12,000–$14,000) at the current price.',
  ],
  [
    'Trend, season and the effect of deals cannot be judged without history.',
    'Without a history, the trend, the season and the effect of deals cannot be judged.',
  ],
  [
    'The overall score is 79, at or above the entry threshold of 65.',
    'With an overall score of 79, it is at or above the entry threshold of 65.',
  ],
  [
    'The overall score is 38, below the stay-out threshold of 45.',
    'At 38, the overall score lies below the stay-out threshold of 45.',
  ],
  [
    'Strongest component: Market size (10.0 of 10); weakest: Entry barrier (high is low) (5.2 of 10).',
    'Market size is the strongest component (10.0 of 10), while the entry barrier (high is low) is weakest (5.2 of 10).',
  ],
  ['With 30,240 units a month the market is large.', 'The market is large, at about 30.2k units a month.'],
  [
    'With only 820 units a month the market is small, and development costs are hard to earn back.',
    'The market is small: just 820 units a month, which makes development costs hard to earn back.',
  ],
  [
    '302,400 units in the last 12 months, +20.0% compared with the 12 months before: the market is growing.',
    'The market sold 302,400 units in the last 12 months, up 20% on the 12 months before, and is growing.',
  ],
  [
    '302,400 units in the last 12 months, -8.4% compared with the 12 months before: the market is shrinking.',
    'At 302,400 units in the last 12 months, down 8.4% on the 12 months before, the market is shrinking.',
  ],
  [
    'Searches changed by +18.0% over 360 days: demand is rising.',
    'Searches rose 18% over 360 days, so demand is rising.',
  ],
  [
    'The median margin after fees is 62.0% before the cost of goods, with a break-even landed cost of $18.14: there is room for profit.',
    'After fees the median margin before the cost of goods is 62%, with a break-even landed cost of $18.14, which leaves room for profit.',
  ],
  ['The return rate is 9.6%: returns eat into profit.', 'Returns run at a rate of 9.6%, which eats into profit.'],
  [
    'The 90-day average price is $19.20 (-6.1% vs. 360 days): signs of a price war.',
    'The average price of $19.20 over 90 days is down 6.1% from 360 days, which shows signs of a price war.',
  ],
  [
    'Products at $10.00–$20.00 sell 892 units a month, +23.9% against all: the price to enter at.',
    'Products priced at $10–$20 sell 892 units a month, 23.9% more than all products, which makes it the price to enter at.',
  ],
  [
    'The top 10 products hold ≈ 80.7% (75.4%–85.3%) of units, ≈ 67.0% (57.8%–74.8%) beyond an even share: the head dominates.',
    'The top 10 products hold about 80.7% (75.4%–85.3%) of units, roughly 67.0% (57.8%–74.8%) beyond an even share, so the head dominates.',
  ],
  [
    'A top-10 share of 32.0% is below the parent category’s 45.0%: more open than the category.',
    'The top-10 share of 32% is below the parent category’s 45%, so it is more open than the category.',
  ],
  [
    'The top brand, Brand 0, holds only 9.3% of units: no brand dominates.',
    'The top brand, Brand 0, has just 9.3% of units, so brands do not dominate.',
    ['Brand 0'],
  ],
  [
    'Products from the last 12 months are only 4.0%: old ones hold the market.',
    'Only 4% of products are from the last 12 months, so old ones hold the market.',
  ],
  [
    '50.0% of new products reach the median: success is within reach.',
    'Of new products, 50% reach the median, so success is within reach.',
  ],
  [
    'The top 20 have 312 ratings at the median: a low barrier.',
    'At the median the top 20 have 312 ratings, which is a low barrier.',
  ],
  [
    'The median rating is only 4.2: buyers are not happy, so there is room to do better.',
    'Buyers are not satisfied: the median rating is just 4.2, so there is room to do better.',
  ],
  [
    '“350 ml” is 35.0% of products and 40.2% of units: demand exceeds supply by 6.9%.',
    '“350 ml” makes up 35.0% of products but 40.2% of units, so demand exceeds supply by 6.9%.',
    ['350 ml'],
  ],
  [
    'On average, the top three products for a keyword get only 25.0% of clicks: traffic is spread out.',
    'On average, the top three products for a keyword get just 25% of clicks, so traffic is spread out.',
  ],
  [
    'Go: order one or two samples with the price and attributes this report points to.',
    'Go: pick one or two samples at the price and with the attributes in this report, and order them.',
  ],
  [
    'Stay out for now: save the budget for higher-scoring markets and check back every quarter.',
    'For now, stay out: keep the budget for markets with a higher score and look again each quarter.',
  ],
  [
    'Price at $10.00–$20.00 and design the product to that price.',
    'Set the price at $10–$20 and design the product to fit that price.',
  ],
  [
    'Get the landed cost well below $18.14 to leave room for ads and returns.',
    'Negotiate the landed cost below $18.14 and keep room for ads and returns.',
  ],
  [
    'Of 40 products, 16 have unknown units; shares are based on the others.',
    'Among 40 products, 16 have unknown units, so shares are based on the others.',
  ],
] as const
