/** Every figure of an ASIN report by its label, or by `sentence.param` where one label has several meanings. */
import { goldenLeaders, goldenRivals, isJapanese, seasonIndex, unitMoney } from './golden-derived.test-support.ts'
import { lettersOf, pointsOf, scoreOf } from './golden-listing.test-support.ts'
import { growth, median, total } from './golden-math.test-support.ts'
import type { Golden } from './golden-rows.test-support.ts'

export type Expected = Record<string, number | string | null>

export function goldenFigures(golden: Golden): Expected {
  return {
    ...facts(golden),
    ...sales(golden),
    ...prices(golden),
    ...traffic(golden),
    ...rivals(golden),
    ...money(golden),
    ...listing(golden),
    ...voices(golden),
  }
}

function facts({ raw, own, path, size, variants, category }: Golden): Expected {
  const days = (Date.parse(String(raw.observed_on)) - Date.parse(own.listed_on)) / 86_400_000
  return {
    'product.price': own.price,
    'product.rank': own.rank,
    'product.rating': own.rating,
    'product.ratings': own.ratings,
    'product.brand': own.brand,
    'product.category': path.join(' › '),
    'product.subRank': raw.sub_rank ?? null,
    'product.listPrice': raw.list_price ?? null,
    'product.listedOn': own.listed_on,
    'product.age': days,
    'product.fulfilment': `fulfilment.${raw.fulfilment}`,
    'product.seller': raw.seller ?? null,
    'product.sellerCountry': raw.seller_country ?? null,
    'product.sellers': raw.sellers ?? null,
    'product.variants': variants.length,
    'product.parentAsin': raw.parent_asin ?? null,
    'product.size': size.join(' × '),
    'product.weight': raw.weight ?? null,
    'product.images': own.images,
    'product.videos': own.videos,
    'product.aPlus': own.a_plus ? 'word.yes' : 'word.no',
    'price.coupon': raw.coupon ?? null,
    'category.products': category.products ?? null,
    'category.medianPrice': category.medianPrice ?? null,
    'category.medianUnits': category.medianUnits ?? null,
    'category.medianRatings': category.medianRatings ?? null,
    'category.medianRating': category.medianRating ?? null,
    'rivals.returnRate': category.returnRate ?? null,
    'product.ownUnits': Math.round(
      Number(raw.units) * (variants.find((each) => each.asin === own.asin)?.unitShare ?? 0),
    ),
    'column.unitShare': Math.max(...variants.map((each) => each.unitShare)),
  }
}

function sales(golden: Golden): Expected {
  const { months } = golden
  const [now, before] = [months.slice(12), months.slice(0, 12)]
  const last = months[23]
  if (!last || now.length !== 12) throw new Error('expected 24 months')
  const units = (list: typeof months) => total(list.map((each) => each.units))
  const index = [...seasonIndex(golden)].sort((a, b) => b[1] - a[1])
  const [peak = [0, 0], low = [0, 0]] = [index[0], index[11]]
  // The reports are made in November.
  const indexInNovember = seasonIndex(golden).get(11) ?? 0
  const following = [12, 1, 2].map((month) => seasonIndex(golden).get(month) ?? 0)
  const isPeakAhead = peak[1] >= 1.15 && following.includes(peak[1])
  const change = total(following) / 3 / indexInNovember
  return {
    'sales.units': last.units,
    'sales.revenue': last.units * last.price,
    'sales.mom': growth(last.units, months[22]?.units ?? 0),
    'sales.yoy': growth(last.units, months[11]?.units ?? 0),
    'sales.unitsTwelve': units(now),
    'sales.revenueTwelve': total(now.map((each) => each.revenue)),
    'sales.trailing': growth(units(now), units(before)),
    'sales.peak': `month.${peak[0]}`,
    'sales.low': `month.${low[0]}`,
    'sales.swing': peak[1] / low[1],
    'sales.phase': isPeakAhead || change > 1.08 ? 'phase.rising' : change < 0.92 ? 'phase.falling' : 'phase.steady',
    'ratings.fresh': last.ratings - (months[22]?.ratings ?? 0),
    'ratings.reviewRate': (last.ratings - (months[22]?.ratings ?? 0)) / last.units,
  }
}

function prices({ own, raw, months, deals, buyBox, rivals: others }: Golden): Expected {
  const list = months.map((each) => each.price)
  const average = total(list) / list.length
  const winner = buyBox.toSorted((a, b) => b.share - a.share)[0]
  return {
    'price.lowest': Math.min(...list),
    'price.highest': Math.max(...list),
    'price.average': average,
    'price.gap': growth(own.price, average),
    'price.discount': 1 - own.price / Number(raw.list_price),
    'price.deals': deals.length,
    'price.buyBoxSeller': winner?.seller ?? null,
    'price.buyBoxShare': winner?.share ?? null,
    'rivals.pricePlace': others.length < 5 ? null : others.filter(({ row }) => row.price < own.price).length + 1,
    'rivals.priceCount': others.length + 1,
    'action.lower.target': Math.round(own.price * 0.95),
    'action.raise.target': Math.round(own.price * 1.05),
  }
}

function traffic(golden: Golden): Expected {
  const { words, own } = golden
  const all = total(words.map((word) => word.traffic))
  const ads = total(words.map((word) => word.ads))
  const lasting = words.filter((word) => word.trend.length === 24)
  const quarter = (from: number, to: number) => total(lasting.flatMap((word) => word.trend.slice(from, to)))
  const leading = goldenLeaders(golden).filter((each) => each.asin === own.asin).length
  const core = words.slice(0, 20)
  const clicked = core.flatMap((word) =>
    word.topThree.filter((top) => top.asin === own.asin).map((top) => ({ ...top, searches: word.searches })),
  )
  const usual = median(words.map((word) => word.purchases / word.searches))
  const chance = words
    .filter((word) => (word.organicRank ?? 99) > 16 && word.purchases / word.searches >= usual)
    .filter((word) => !OTHER_MATERIAL.test(word.text) || OTHER_MATERIAL.test(own.title))
    .sort((a, b) => b.searches - a.searches)[0]
  return {
    'traffic.words': words.length,
    'traffic.organic': all - ads,
    'traffic.ads': ads,
    'traffic.others': 1 - all,
    'traffic.adDependence': ads / all,
    'traffic.topShare': words[0]?.traffic ?? null,
    'traffic.topTenShare': total(words.slice(0, 10).map((word) => word.traffic)),
    'traffic.pageOne': words.filter((word) => word.organicRank !== null && word.organicRank <= 48).length,
    'keywords.demand': growth(quarter(21, 24), quarter(9, 12)),
    'keywords.searches': words[0]?.searches ?? null,
    'keywords.organicRank': words[0]?.organicRank ?? null,
    'keywords.core': core.length,
    'keywords.leading': leading,
    'keywords.ownConversionWords': clicked.length,
    'keywords.ownConversion':
      total(clicked.map((top) => top.conversionShare * top.searches)) /
      total(clicked.map((top) => top.clickShare * top.searches)),
    'action.keyword.bid': chance?.bidHigh ?? null,
    'action.keywordWithin.bid': chance?.bidHigh ?? null,
    'why.word.searches': chance?.searches ?? null,
    'why.word.rate': chance ? chance.purchases / chance.searches : null,
    'why.word.density': chance?.titleDensity ?? null,
  }
}

/** Some keywords of travel mugs and desk lamps name a material that the named products are not made of. */
const OTHER_MATERIAL = /ceramic|keramik|陶器|セラミック|holz|wood/i

function rivals(golden: Golden): Expected {
  const all = goldenRivals(golden)
  const unlessFew = <T>(list: readonly unknown[], value: T): T | null => (list.length >= 5 ? value : null)
  const medianOf = (field: 'price' | 'rating' | 'ratings', counted = all) => {
    const values = counted.flatMap(({ row }) => row[field] ?? [])
    return unlessFew(values, median(values))
  }
  const growthOver = (own: number, usual: number | null) => (usual === null ? null : growth(own, usual))
  return {
    'rivals.count': all.length,
    'rivals.compared': all.length,
    'rivals.nearest': unlessFew(all, all[0]?.row.asin ?? null),
    'rivals.likeness': unlessFew(all, all[0]?.similarity ?? null),
    'rivals.alike': unlessFew(all, all.filter(({ similarity }) => similarity >= 0.7).length),
    'rivals.medianPrice': medianOf('price'),
    'rivals.medianRating': medianOf(
      'rating',
      // The report ignores the rating of a product with fewer than five ratings.
      all.filter(({ row }) => row.ratings === null || row.ratings > 4),
    ),
    'rivals.medianRatings': medianOf('ratings'),
    'rivals.priceGap': growthOver(golden.own.price, medianOf('price')),
    'rivals.ratingsGap': growthOver(golden.own.ratings ?? 0, medianOf('ratings')),
  }
}

function money(golden: Golden): Expected {
  const { own } = golden
  const unit = unitMoney(golden, own.price)
  const after = unit.left === null ? null : unit.left / own.price - 0.3
  return {
    'profit.referral': unit.referral?.value ?? null,
    'profit.fba': unit.fba,
    'profit.storage': unit.storage,
    'profit.vat': unit.vat,
    'profit.grossMargin': unit.margin,
    'profit.ceiling': unit.left,
    'profit.tier': 'tier.largeStandard',
    'column.costShare': 0.3,
    'column.netMargin': after,
    'column.acos': after,
    'action.costTarget.target': unit.left === null ? null : unit.left - 0.15 * own.price,
    'action.costTarget.margin': 0.15,
    'column.remark': 'reason.noTable',
  }
}

function listing(golden: Golden): Expected {
  const { own } = golden
  const points = pointsOf(own, isJapanese(golden))
  const pairs = Object.values(points)
  const lost = pairs.map(([got, most]) => most - got).sort((a, b) => b - a)
  const title = isJapanese(golden) ? 40 : 80
  return {
    'listing.score': scoreOf(points),
    'listing.lost': total(lost.slice(0, 3)),
    'listing.passed': pairs.filter(([got, most]) => got === most).length,
    'listing.warned': pairs.filter(([got, most]) => got > 0 && got < most).length,
    'listing.failed': pairs.filter(([got]) => got === 0).length,
    'listing.title.length.length': lettersOf(own.title),
    'listing.title.length.good': title,
    'listing.title.length.maximum': 200,
    'listing.bullets.count.count': own.bullets.length,
    'listing.bullets.count.wanted': 5,
    'listing.bullets.length.good': own.bullets.filter((bullet) => lettersOf(bullet) >= 10 && lettersOf(bullet) <= 255)
      .length,
    'listing.bullets.length.count': own.bullets.length,
    'listing.bullets.length.shortest': 10,
    'listing.bullets.length.longest': 255,
    'listing.found': 0,
    'listing.images.wanted': 7,
    'fix.images.wanted': 7,
    'listing.description.length': lettersOf(own.description ?? ''),
    'listing.description.good': 1000,
    'listing.description.maximum': 2000,
    'fix.description.length': lettersOf(own.description ?? ''),
    'fix.description.good': 1000,
    'fix.description.maximum': 2000,
    'listing.rating.good': 4.8,
    'listing.ratings.good': 1000,
    'fix.rating.good': 4.8,
    'fix.ratings.good': 1000,
  }
}

/** Subjects that the named products' buyers both praise and complain about. */
const DISPUTES = [/leak/i, /clean/i]

function voices({ stars, topics }: Golden): Expected {
  const all = total(stars)
  const disputed = topics.filter(({ kind }) => kind !== 'praise').map(({ en }) => en)
  const praise = topics
    .filter(
      ({ kind, en }) =>
        kind === 'praise' && !DISPUTES.some((theme) => theme.test(en) && disputed.some((other) => theme.test(other))),
    )
    .sort((a, b) => b.share - a.share)[0]
  const top = (kind: string) => topics.filter((topic) => topic.kind === kind).sort((a, b) => b.share - a.share)[0]
  return {
    'ratings.positive': ((stars[3] ?? 0) + (stars[4] ?? 0)) / all,
    'ratings.negative': ((stars[0] ?? 0) + (stars[1] ?? 0)) / all,
    'swot.praise.good.topic': praise?.name ?? null,
    'swot.praise.good.share': praise?.share ?? null,
    'swot.complaint.bad.topic': top('complaint')?.name ?? null,
    'swot.complaint.bad.share': top('complaint')?.share ?? null,
    'action.complaint.topic': top('complaint')?.name ?? null,
  }
}
