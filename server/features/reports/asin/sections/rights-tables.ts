import type { Block } from '#contracts/model/report/block-kinds.ts'
import type { TextKey } from '#contracts/model/report/text-key.ts'
import type { RightsFacts } from '#server/features/rights/public.facts.ts'
import { column, table } from '../../model/blocks.ts'
import type { Basis } from '../context.ts'
import { riskKey } from '../metrics/rights.ts'

const PATENTS_SHOWN = 10
const FINDINGS_SHOWN = 20
const CASES_SHOWN = 10

/** Patents registered elsewhere have their own table, because they do not count toward the risk. */
export const patentTables = (basis: Basis, { patents: { row, elsewhere } }: RightsFacts): Block[] => [
  ...patentTable(basis, 'rights.table.patents', row),
  ...(elsewhere && elsewhere.row.length > 0 ? patentTable(basis, 'rights.table.patentsElsewhere', elsewhere.row) : []),
]

/** Chinese readers see the Chinese title if it is known. */
const patentTable = (basis: Basis, title: TextKey, row: RightsFacts['patents']['row']): Block[] =>
  table(
    basis,
    title,
    [
      column(basis, 'column.patent', 'text', 1.6),
      { ...column(basis, 'column.patentTitle', 'text', 1.8), onlyIn: 'en-US' },
      { ...column(basis, 'column.patentTitle', 'text', 1.8), onlyIn: 'zh-CN' },
      column(basis, 'column.owner', 'text', 1.8),
      column(basis, 'column.similarity', 'similarity', 1, true),
      column(basis, 'column.legalStatus', 'label', 1.1, true),
      column(basis, 'column.endsOn', 'date', 1.2, true),
      column(basis, 'column.risk', 'label', 1.1, true),
    ],
    row
      .slice(0, PATENTS_SHOWN)
      .map((each) => [
        each.publicationNumber,
        each.title,
        each.titleZh ?? each.title,
        each.applicants[0] ?? null,
        each.similarity,
        `legal.${each.status}`,
        each.endsOn,
        riskKey(each.risk),
      ]),
  )

export const markTables = (basis: Basis, { marks: { findings, elsewhere = [] } }: RightsFacts): Block[] => [
  ...markTable(basis, 'rights.table.marks', findings),
  ...(elsewhere.length > 0 ? markTable(basis, 'rights.table.marksElsewhere', elsewhere) : []),
]

const markTable = (basis: Basis, title: TextKey, findings: RightsFacts['marks']['findings']): Block[] =>
  table(
    basis,
    title,
    [
      column(basis, 'column.words', 'text', 1.5),
      column(basis, 'column.mark', 'text', 1.5),
      column(basis, 'column.owner', 'text', 2),
      column(basis, 'column.use', 'label', 1.2, true),
      column(basis, 'column.similarity', 'similarity', 1, true),
      column(basis, 'column.risk', 'label', 1.1, true),
    ],
    findings
      .slice(0, FINDINGS_SHOWN)
      .map(({ words, use, risk, marks: [mark] }) => [
        words,
        mark?.words ?? null,
        mark?.owner ?? null,
        `use.${use}`,
        mark?.similarity ?? null,
        riskKey(risk),
      ]),
  )

export const caseTable = (basis: Basis, title: TextKey, row: RightsFacts['cases']['row']): Block[] =>
  table(
    basis,
    title,
    [
      column(basis, 'column.case', 'text', 1.4),
      column(basis, 'column.court', 'text', 1.2),
      column(basis, 'column.plaintiff', 'text', 2),
      column(basis, 'column.filedOn', 'date', 1.1),
      column(basis, 'column.stage', 'label', 1.8),
    ],
    row
      .slice(0, CASES_SHOWN)
      .map(({ number, court, plaintiff, filedOn, stage }) => [number, court, plaintiff, filedOn, `stage.${stage}`]),
  )
