import type { Product } from '#contracts/model/catalogue.ts'
import type { Block, Table } from '#contracts/model/report/block-kinds.ts'
import type { TextLabel } from '#contracts/model/report/figure.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import { MIN_MARKET_SAMPLE, tooFew } from '#contracts/model/report/sample.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { derivedFigure } from '../../asin/context.ts'
import { FULFILMENTS } from '../../asin/sections/overview.ts'
import { column, figures, insight, itemChart, missing, section, sentence, table } from '../../model/blocks.ts'
import { type MarketContext, unitsColumn } from '../context.ts'
import { groupsBy, TOPS } from '../metrics/concentration.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import { tooFewSold, totalOf } from '../metrics/ranges.ts'
import { partUnits } from './part-units.ts'

const BRANDS_SHOWN = 10
/** The 30% rule for the top ten assumes about 100 products; among 30, even an equal split exceeds it. */
const ABOUT_A_HUNDRED = 90

export function concentrationSection(
  context: MarketContext,
  { concentration, clicks, size, newcomers }: MarketMetrics,
): Section<MarketSection> {
  const clicked = figures(clicks.topFive, clicks.topTwenty, clicks.topFiveBrands)
  if (concentration.products.names.length === 0)
    return section('concentration', [...clicked, missing('missing.shares', 'products')])
  const { topTen, excess, topBrand, topBrandName, topTenBrands, topTenSellers, amazon, chinese } = concentration
  const isJudged = Number(size.known.value) >= MIN_MARKET_SAMPLE
  // Figures show the bounds, which the table leaves out.
  const ranges = (
    isJudged ? [topTenBrands, topTenSellers, concentration.hhiProducts, concentration.hhiBrands] : []
  ).filter(({ low }) => low !== undefined)
  const few = tooFew(Number(size.looked.value), MIN_MARKET_SAMPLE)
  return section('concentration', [
    ...insight(
      sentence('concentration.insight.top', { share: topTen, products: size.known, excess }),
      sentence('concentration.insight.brand', { brand: topBrandName, share: topBrand }),
      sentence('concentration.insight.clicks', { five: clicks.topFive, twenty: clicks.topTwenty }),
      ...(Number(size.known.value) >= ABOUT_A_HUNDRED ? [sentence('concentration.insight.advice')] : []),
    ),
    ...figures(topTen, excess, topBrand, ...ranges, amazon, chinese),
    ...clicked,
    ...(isJudged ? topsTable(context, concentration) : []),
    ...parentComparison(context, concentration, { size, newcomers }),
    ...(isJudged ? groupTable(context, concentration) : []),
    ...mixOf(
      context,
      'concentration.chart.fulfilment',
      (product) => product.fulfilment,
      (kind) => ({
        text: FULFILMENTS[kind],
      }),
    ),
    ...mixOf(
      context,
      'concentration.chart.countries',
      (product) => product.sellerCountry,
      (country) => country,
    ),
    ...(few ? [missing('missing.fewProducts', 'products', { products: size.looked })] : []),
    ...partUnits({ size }),
    ...(concentration.brands.names.length === 0 ? [missing('missing.brands', 'products')] : []),
    ...(concentration.sellers.names.length === 0 ? [missing('missing.sellers', 'products')] : []),
  ])
}

const TOP_COLUMNS: Record<(typeof TOPS)[number], TextKey> = {
  3: 'column.top3',
  10: 'column.top10',
  20: 'column.top20',
  50: 'column.top50',
}

function topsTable(context: MarketContext, concentration: MarketMetrics['concentration']): Block[] {
  const { tops, hhi } = concentration
  const kinds = (['products', 'brands', 'sellers'] as const).filter((kind) => hhi[kind] !== null)
  // A market of thirty products has no top fifty.
  const known = TOPS.filter((top) => kinds.some((kind) => tops[kind][top] !== null))
  const rows = kinds.map((kind): Table['rows'][number] => [
    `concentration.${kind}`,
    concentration[kind].sample,
    ...known.map((top) => tops[kind][top]?.value ?? null),
    hhi[kind]?.value ?? null,
  ])
  return table(
    context,
    'concentration.table.tops',
    [
      column(context, 'column.item', 'label', 1.4),
      column(context, 'column.sample', 'count', undefined, true),
      ...known.map((top) => unitsColumn(context, TOP_COLUMNS[top], 'percent')),
      unitsColumn(context, 'column.hhi', 'count'),
    ],
    rows,
  )
}

function parentComparison(
  context: MarketContext,
  concentration: MarketMetrics['concentration'],
  { size, newcomers }: Pick<MarketMetrics, 'size' | 'newcomers'>,
): Block[] {
  const { parent } = context.facts
  if (!parent) return []
  const pairs = [
    [concentration.topTen, parent.topTenShare],
    [concentration.topTenBrands, parent.topBrandsShare],
    [concentration.topTenSellers, parent.topSellersShare],
    [newcomers.newUnitShare, parent.newShare],
    [size.returnRate, parent.returnRate],
    [size.meanPrice, parent.averagePrice],
  ] as const
  const rows = pairs.flatMap(([mine, theirs]) => {
    if (typeof mine.value !== 'number' || theirs === null) return []
    const around = derivedFigure(context, 'concentration.category', mine.unit, theirs, 'note.market.parentListings')
    // A newcomer benefits from more sales of new products and fewer returns. Top-ten shares and prices are neutral.
    const better = mine === newcomers.newUnitShare ? 1 : mine === size.returnRate ? -1 : 0
    const advantage = (mine.value - theirs) * better
    return [
      {
        label: mine.label,
        figures: [mine, around],
        ...(advantage === 0 ? {} : { tone: advantage > 0 ? ('good' as const) : ('bad' as const) }),
      },
    ]
  })
  if (rows.length === 0) return []
  return [
    {
      kind: 'comparison',
      title: 'concentration.comparison',
      columns: [{ text: 'concentration.niche' }, { text: 'concentration.category' }],
      rows,
    },
    ...(rows.some(({ label }) => label === concentration.topTen.label)
      ? insight(sentence('concentration.insight.parent'))
      : []),
  ]
}

function groupTable(context: MarketContext, { brands }: MarketMetrics['concentration']): Block[] {
  if (tooFew(brands.sample)) return []
  const rows = brands.names.slice(0, BRANDS_SHOWN).map((name, at): Table['rows'][number] => {
    const units = brands.units[at] ?? []
    const before = at === 0 ? 0 : (brands.share(at)?.value ?? 0)
    return [
      name,
      units.length,
      totalOf(units)?.value ?? null,
      (brands.share(at + 1)?.value ?? 0) - before,
      brands.share(at + 1)?.value ?? null,
    ]
  })
  return table(
    context,
    'concentration.table.brands',
    [
      column(context, 'product.brand', 'text', 2),
      column(context, 'column.products', 'count'),
      unitsColumn(context, 'column.units', 'count'),
      unitsColumn(context, 'column.unitShare', 'percent'),
      unitsColumn(context, 'column.runningShare', 'percent'),
    ],
    rows,
  )
}

function mixOf<Kind extends string>(
  context: MarketContext,
  title: 'concentration.chart.fulfilment' | 'concentration.chart.countries',
  kindOf: (product: Product) => Kind | null,
  labelOf: (kind: Kind) => string | TextLabel,
): Block[] {
  if (tooFewSold(context.members.filter(({ product }) => kindOf(product) !== null))) return []
  const groups = groupsBy(context.members, kindOf)
  const items = groups.names.map((name, at) => ({
    // kindOf returned these names.
    label: labelOf(name as Kind),
    value: totalOf(groups.units[at] ?? [])?.value ?? 0,
  }))
  return itemChart({ ...context, ...context.unitsBasis }, 'pie', title, 'count', items)
}
