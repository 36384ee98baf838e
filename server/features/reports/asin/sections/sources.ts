import type { Table } from '#contracts/model/report/block-kinds.ts'
import { formulaRows, pairRows } from '#contracts/model/report/provenance.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, section, sentence, table } from '../../model/blocks.ts'
import type { Context } from '../context.ts'

export function sourcesSection(context: Context, sections: Section[]): Section<AsinSection> {
  const { product } = context.facts
  return section('sources', [
    {
      kind: 'findings',
      tone: 'insight',
      items: [sentence(product.source === 'sample' ? 'sources.sample' : 'sources.real'), sentence('sources.advice')],
    },
    ...table(
      context,
      'sources.table.data',
      [
        column(context, 'column.data', 'label', 2),
        column(context, 'column.rows', 'count', undefined, true),
        column(context, 'column.source', 'label', 1.6),
        column(context, 'column.observedOn', 'date', 1.2),
      ],
      dataRows(context),
    ),
    ...table(
      context,
      'sources.table.formulas',
      // Two formulas per row, because the list is long and its lines are short.
      [1, 2].flatMap(() => [
        column(context, 'column.figure', 'label', 1),
        column(context, 'column.formula', 'label', 2.4),
      ]),
      pairRows(formulaRows(sections)),
    ),
  ])
}

function dataRows({ facts }: Context): Table['rows'] {
  const { product, history, placements, competitors, category, rankEvidence, rights } = facts
  const isSample = product.source === 'sample'
  const read: TextKey = isSample ? 'source.sample' : 'source.brightdata'
  const offices: TextKey = isSample ? 'source.sample' : 'source.offices'
  const row = (label: TextKey, count: number | null, on: string, source: TextKey = read): Table['rows'] =>
    count === null || count === 0 ? [] : [[label, count, source, on]]
  const today = facts.now.slice(0, 10)
  const day = product.observedOn
  return [
    ...row('data.product', 1, day),
    ...row('data.history', history?.months.length ?? null, day),
    ...row('data.deals', history?.deals.length ?? null, day),
    ...row('data.topics', history?.topics.length ?? null, day),
    ...row('data.keywords', placements?.length ?? null, placements?.[0]?.keyword.observedOn ?? day),
    ...row('data.competitors', competitors.length, competitors[0]?.product.observedOn ?? day),
    ...row('data.category', category?.products ?? null, category?.observedOn ?? day),
    ...row('data.rankCurve', rankEvidence?.badges ?? null, day),
    ...row('data.patents', rights?.checked.patents ?? null, today, offices),
    ...row('data.marks', rights?.checked.marks ?? null, today, offices),
  ]
}
