import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, figures, insight, itemChart, missing, section, sentence, table } from '../../model/blocks.ts'
import { type MarketContext, unitsColumn } from '../context.ts'
import type { AttributeKind } from '../forms/attributes.ts'
import type { MarketMetrics } from '../metrics/metrics.ts'
import { partUnits } from './part-units.ts'

const KINDS: Record<AttributeKind, TextKey> = {
  material: 'attribute.material',
  colour: 'attribute.colour',
  size: 'attribute.size',
  count: 'attribute.count',
}
const SHOWN = 24

export function formsSection(context: MarketContext, { forms, size }: MarketMetrics): Section<MarketSection> {
  if (forms.forms.length === 0) return section('forms', [missing('missing.forms', 'products')])
  const unitsKnown = forms.forms.some((form) => form.unitShare !== null)
  return section('forms', [
    ...insight(
      sentence('forms.insight.gap', {
        form: forms.widestName,
        share: forms.widestShare,
        unitShare: forms.widestUnitShare,
        gap: forms.widestGap,
      }),
      sentence('forms.insight.read', { recognised: forms.recognised, products: size.looked }),
    ),
    ...figures(forms.recognised, forms.widestName, forms.widestShare, forms.widestUnitShare, forms.widestGap),
    ...itemChart(
      { ...context, ...(unitsKnown ? context.unitsBasis : {}) },
      'pie',
      unitsKnown ? 'forms.chart.units' : 'forms.chart.products',
      'percent',
      forms.materials.map(({ value, share }) => ({ label: { text: value }, value: share.value })),
    ),
    ...table(
      context,
      'forms.table',
      [
        column(context, 'column.attribute', 'label', 1, true),
        column(context, 'column.value', 'label', 1.4, true),
        column(context, 'column.products', 'count', undefined, true),
        column(context, 'column.productShare', 'percent', undefined, true),
        unitsColumn(context, 'column.unitShare', 'percent'),
        unitsColumn(context, 'column.gap', 'pp'),
      ],
      forms.forms
        .slice(0, SHOWN)
        .map(({ kind, value, products, share, unitShare, gap }) => [
          KINDS[kind],
          value,
          products,
          share,
          unitShare?.value ?? null,
          gap?.value ?? null,
        ]),
    ),
    ...(unitsKnown ? partUnits({ size }) : [missing('missing.formUnits', 'products')]),
  ])
}
