import type { Table } from '#contracts/model/report/block-kinds.ts'
import { formulaRows, pairRows } from '#contracts/model/report/provenance.ts'
import type { MarketSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import { column, section, sentence, table } from '../../model/blocks.ts'
import { explorerValues, type MarketContext } from '../context.ts'

export function marketSourcesSection(context: MarketContext, sections: Section[]): Section<MarketSection> {
  const key = context.facts.niche.source === 'sample' ? 'sources.sample' : 'sources.real'
  return section('sources', [
    {
      kind: 'findings',
      tone: 'insight',
      items: [sentence(key), sentence('sources.marketAdvice'), sentence('sources.partly')],
    },
    ...table(
      context,
      'sources.table.data',
      [
        column(context, 'column.data', 'label', 2),
        column(context, 'column.knownRows', 'count', undefined, true),
        column(context, 'column.ofRows', 'count', undefined, true),
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

function dataRows({ facts, members }: MarketContext): Table['rows'] {
  const { niche, months, memberCount, keywords, topics, category, parent } = facts
  const source: TextKey = niche.source === 'sample' ? 'source.sample' : 'source.brightdata'
  const row = (label: TextKey, count: number, of: number | null, on = niche.observedOn): Table['rows'] =>
    count > 0 ? [[label, count, of, source, on]] : of ? [[label, 0, of, null, null]] : []
  const having = (known: (member: (typeof members)[number]) => unknown) =>
    members.filter((member) => known(member) !== null).length
  const explorer = explorerValues(niche.summary)
  return [
    ...row('data.niche', explorer.filter((value) => value !== null).length, explorer.length),
    ...row('data.members', members.length, memberCount),
    ...row(
      'data.memberUnits',
      having(({ units }) => units),
      members.length,
    ),
    ...row(
      'data.memberPrices',
      having(({ product }) => product.price),
      members.length,
    ),
    ...row(
      'data.memberRatings',
      having(({ product }) => product.rating),
      members.length,
    ),
    ...row(
      'data.memberDays',
      having(({ product }) => product.listedOn),
      members.length,
    ),
    ...row(
      'data.memberBrands',
      having(({ product }) => product.brand),
      members.length,
    ),
    ...row(
      'data.memberSellers',
      having(({ product }) => product.seller),
      members.length,
    ),
    ...row(
      'data.memberClicks',
      having(({ clickShare }) => clickShare),
      members.length,
    ),
    ...row('data.nicheMonths', months.length, 24),
    ...row('data.nicheKeywords', keywords?.length ?? 0, null, keywords?.[0]?.observedOn),
    ...row('data.topics', topics?.length ?? 0, null),
    ...row('data.category', category?.products ?? 0, null, category?.observedOn),
    ...row('data.parent', parent?.knownUnits ?? 0, parent?.products ?? null),
  ]
}
