import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { Figure, Sentence } from '#contracts/model/report/figure.ts'
import type { AsinSection, Section } from '#contracts/model/report/report.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { Risk } from '#contracts/model/rights/risk.ts'
import type { RightsFacts } from '#server/features/rights/public.facts.ts'
import { isAlike } from '#server/features/rights/public.facts.ts'
import { figures, insight, missing, section, sentence } from '../../model/blocks.ts'
import { type Basis, type Context, derivedFigure, factFigure, labelFigure } from '../context.ts'
import { rightsBasis, riskKey } from '../metrics/rights.ts'
import { brandBlocks } from './rights-brand.ts'
import { caseTable, markTables, patentTables } from './rights-tables.ts'

export function rightsSection(context: Context): Section<AsinSection> {
  const { rights } = context.facts
  if (!rights) return section('rights', [missing('missing.rights', null)])
  const gaps = gapsOf(rights)
  if (!isCompared(rights, 'patents') && !isCompared(rights, 'marks')) return section('rights', gaps)
  const basis = rightsBasis(context)
  return section('rights', [
    ...figures(
      riskFigure(basis, 'rights.risk', rights.risk),
      riskFigure(basis, 'rights.patentRisk', rights.patents.risk),
      riskFigure(basis, 'rights.markRisk', rights.marks.risk),
      riskFigure(basis, 'rights.caseRisk', rights.cases.risk),
      factFigure(basis, 'rights.patentsCompared', 'count', rights.checked.patents),
      factFigure(basis, 'rights.marksCompared', 'count', rights.checked.marks),
    ),
    ...insight(...rightsSentences(basis, rights)),
    ...patentTables(basis, rights),
    ...markTables(basis, rights),
    ...caseTable(basis, 'rights.table.cases', rights.cases.row),
    ...brandBlocks(basis, rights),
    ...gaps,
    { kind: 'findings', tone: 'warning', items: [sentence('rights.advice')] },
  ])
}

const riskFigure = (basis: Basis, label: TextKey, risk: Risk | null): Figure =>
  derivedFigure(basis, label, 'label', riskKey(risk), 'note.risk')

/** True even if a missing target office leaves the risk open. */
function isCompared({ checked, ...parts }: RightsFacts, part: 'patents' | 'marks'): boolean {
  if (parts[part].risk !== null) return true
  return part === 'patents' ? checked.pictures > 0 && checked.patents > 0 : checked.words > 0 && checked.marks > 0
}

function rightsSentences(basis: Basis, rights: RightsFacts): Sentence[] {
  const { risk, checked, patents, marks, cases } = rights
  const count = (label: TextKey, value: number) => factFigure(basis, label, 'count', value)
  const items: Sentence[] = []
  const [patent] = patents.row
  if (patent && isAlike(patent.risk))
    items.push(
      sentence('rights.insight.patent', {
        number: patent.publicationNumber,
        owner: patent.applicants[0] ?? patent.title,
        similarity: derivedFigure(basis, 'column.similarity', 'similarity', patent.similarity, 'note.similarity'),
        risk: riskFigure(basis, 'column.risk', patent.risk),
      }),
    )
  else if (isCompared(rights, 'patents'))
    items.push(sentence('rights.insight.noPatent', { patents: count('rights.patentsCompared', checked.patents) }))
  const finding = marks.findings.find((each) => each.risk === marks.risk)
  const [mark] = finding?.marks ?? []
  if (finding && mark && isAlike(finding.risk))
    items.push(
      sentence('rights.insight.mark', {
        words: finding.words,
        mark: mark.words,
        number: mark.serialNumber,
        risk: riskFigure(basis, 'column.risk', finding.risk),
      }),
    )
  else if (isCompared(rights, 'marks'))
    items.push(
      sentence('rights.insight.noMark', {
        words: count('column.words', checked.words),
        marks: count('rights.marksCompared', checked.marks),
      }),
    )
  const [last] = cases.row
  if (last)
    items.push(
      sentence('rights.insight.case', {
        number: last.number,
        plaintiff: last.plaintiff,
        day: factFigure(basis, 'column.filedOn', 'date', last.filedOn),
        stage: labelFigure(basis, 'column.stage', `stage.${last.stage}`),
      }),
    )
  return risk === null ? [...items, sentence('rights.insight.unknown')] : items
}

function gapsOf(rights: RightsFacts): Block[] {
  const { checked, missing: offices } = rights
  const gaps: Block[] = []
  if (!isCompared(rights, 'patents'))
    gaps.push(checked.pictures === 0 ? missing('missing.rightsPicture', null) : missing('missing.patents', 'patents'))
  else if (offices?.patents.length)
    gaps.push(missing('missing.patentOffices', 'patents', { offices: offices.patents.join(', ') }))
  if (!isCompared(rights, 'marks'))
    gaps.push(checked.marks === 0 ? missing('missing.marks', 'trademarks') : missing('missing.rightsWords', null))
  else if (offices?.marks.length)
    gaps.push(missing('missing.markOffices', 'trademarks', { offices: offices.marks.join(', ') }))
  return gaps
}
