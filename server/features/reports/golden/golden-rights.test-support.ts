/**
 * Rights figures and tables: the numbers of compared rights are counted by SQL, the rest is rebuilt from the findings.
 */
import type Database from 'better-sqlite3'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import type { RightsFacts } from '#server/features/rights/public.facts.ts'
import type { Expected } from './golden-figures.test-support.ts'
import type { Rows } from './golden-tables.test-support.ts'

const ORDER = ['high', 'medium', 'low', 'none']
const worstRisk = (risks: string[]) => ORDER.find((risk) => risks.includes(risk)) ?? 'low'
const riskLabel = (risk: string | undefined) => `risk.${risk ?? 'unknown'}`

const OFFICES: Partial<Record<Marketplace, string>> = { US: `('US')`, DE: `('EU', 'DE')`, JP: `('JP')` }

/** This function is long: flat lists of figures and tables. */
export function goldenRights(
  db: Database.Database,
  found: RightsFacts,
  { marketplace, day }: { marketplace: Marketplace; day: string },
): { figures: Expected; tables: Rows } {
  const { checked, patents, marks, cases } = found
  const offices = OFFICES[marketplace]
  const count = (sql: string): number => Number(db.prepare(sql).pluck().get({ day }))
  const drawnPatents = count(
    `SELECT count(*) FROM patent WHERE office IN ${offices} AND published_on <= @day AND id IN
       (SELECT patent_id FROM patent_view WHERE descriptor IS NOT NULL)`,
  )
  const liveMarks = count(`SELECT count(*) FROM mark WHERE office IN ${offices} AND live IS NOT 0 AND words <> ''`)
  const parts = [patents.row.map(({ risk }) => risk), marks.findings.map(({ risk }) => risk)]
  const [patentRisk, markRisk] = parts.map((risks) => worstRisk(risks.map((risk) => (risk === 'none' ? 'low' : risk))))
  const overallRisk = worstRisk([patentRisk ?? '', markRisk ?? '', cases.risk ?? ''])
  const [first] = patents.row
  const [lastCase] = cases.row
  const brand = brandOf(db, found.brand?.name ?? '', day)
  const [lastOfBrand] = brand.cases
  return {
    figures: {
      'rights.patentRisk': riskLabel(patentRisk),
      'rights.markRisk': riskLabel(liveMarks > 0 ? markRisk : undefined),
      'rights.caseRisk': riskLabel(cases.risk ?? undefined),
      'rights.risk': riskLabel(liveMarks === 0 && overallRisk === 'low' ? undefined : overallRisk),
      'rights.patentsCompared': drawnPatents,
      'rights.marksCompared': liveMarks,
      'rights.insight.patent.similarity': first?.similarity ?? null,
      'rights.insight.patent.risk': riskLabel(first?.risk),
      'rights.insight.mark.risk': riskLabel(markRisk),
      'rights.insight.noMark.words': checked.words,
      'rights.insight.case.day': lastCase?.filedOn ?? null,
      'rights.insight.case.stage': `stage.${lastCase?.stage}`,
      'rights.insight.brand.owner': brand.owner,
      'rights.insight.brandCases.cases': brand.cases.length,
      'rights.insight.brandCases.day': lastOfBrand?.filed_on ?? null,
      'rights.insight.brandCases.stage': `stage.${lastOfBrand?.stage}`,
    },
    tables: {
      'sources.table.data': [
        ['data.patents', drawnPatents, 'source.sample', day],
        ...(liveMarks > 0 ? [['data.marks', liveMarks, 'source.sample', day]] : []),
      ],
      'rights.table.patents': patentRows(patents.row),
      'rights.table.patentsElsewhere': patentRows(patents.elsewhere?.row ?? []),
      'rights.table.marks': marks.findings.map(({ words, use, risk, marks: [mark] }) => [
        words,
        mark?.words ?? null,
        mark?.owner ?? null,
        `use.${use}`,
        mark?.similarity ?? null,
        `risk.${risk}`,
      ]),
      'rights.table.cases': cases.row
        .slice(0, 10)
        .map((each) => [each.number, each.court, each.plaintiff, each.filedOn, `stage.${each.stage}`]),
      'rights.table.brandCases': brand.cases
        .slice(0, 10)
        .map((each) => [each.number, each.court, each.plaintiff, each.filed_on, `stage.${each.stage}`]),
    },
  }
}

const patentRows = (row: RightsFacts['patents']['row']) =>
  row.map((each) => [
    each.publicationNumber,
    each.title,
    each.titleZh ?? each.title,
    each.applicants[0] ?? null,
    each.similarity,
    `legal.${each.status}`,
    each.endsOn,
    `risk.${each.risk}`,
  ])

interface BrandCase {
  number: string
  court: string
  plaintiff: string
  filed_on: string
  stage: string
}

/**
 * Cases about sample marks with this name or filed by their owners, and the owner of the first mark that has a case.
 */
function brandOf(db: Database.Database, name: string, day: string): { owner: string | null; cases: BrandCase[] } {
  const marks = db
    .prepare<[string], { owner: string; registration_number: string | null }>(
      `SELECT facts ->> '$.owners[0].name' AS owner, registration_number FROM mark
       WHERE source = 'sample' AND live IS NOT 0 AND lower(words) = lower(?) ORDER BY id`,
    )
    .all(name)
  const cases = db.prepare<[object], BrandCase>(
    `SELECT * FROM enforcement_case WHERE source = 'sample' AND filed_on <= @day AND
       (plaintiff = @owner OR id IN (SELECT case_id FROM case_right WHERE kind = 'trademark' AND number = @number))`,
  )
  const brought = marks.map((mark) => ({
    owner: mark.owner,
    cases: cases.all({ day, owner: mark.owner, number: mark.registration_number }),
  }))
  const all = new Map(brought.flatMap((each) => each.cases).map((each) => [`${each.number} ${each.court}`, each]))
  return {
    owner: (brought.find((each) => each.cases.length > 0) ?? brought[0])?.owner ?? null,
    cases: [...all.values()].sort((a, b) => (a.filed_on < b.filed_on ? 1 : -1)),
  }
}
