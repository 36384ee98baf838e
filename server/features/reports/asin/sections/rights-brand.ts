/** The own brand is no finding in its own listing, but other sellers of the brand need to see its mark and cases. */
import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Sentence } from '#contracts/model/report/figure.ts'
import type { OwnBrand, RightsFacts } from '#server/features/rights/public.facts.ts'
import { sentence } from '../../model/blocks.ts'
import { type Basis, factFigure, labelFigure } from '../context.ts'
import { caseTable } from './rights-tables.ts'

export function brandBlocks(basis: Basis, { brand }: RightsFacts): Block[] {
  if (!brand) return []
  const isEnforced = brand.cases.length > 0
  return [
    { kind: 'findings', tone: isEnforced ? 'warning' : 'insight', items: brandSentences(basis, brand) },
    ...caseTable(basis, 'rights.table.brandCases', brand.cases),
  ]
}

function brandSentences(basis: Basis, { name: brand, marks, cases }: OwnBrand): Sentence[] {
  const [mark] = marks
  if (!mark) return [sentence('rights.insight.brandFree', { brand })]
  const owner = factFigure(basis, 'column.owner', 'text', mark.owner)
  const items = [sentence('rights.insight.brand', { brand, mark: mark.words, number: mark.serialNumber, owner })]
  const [last] = cases
  if (last)
    items.push(
      sentence('rights.insight.brandCases', {
        cases: factFigure(basis, 'rights.brandCases', 'count', cases.length),
        number: last.number,
        plaintiff: last.plaintiff,
        day: factFigure(basis, 'column.filedOn', 'date', last.filedOn),
        stage: labelFigure(basis, 'column.stage', `stage.${last.stage}`),
      }),
    )
  return items
}
