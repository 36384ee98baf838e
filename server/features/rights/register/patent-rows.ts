/** Patents as rows of answers: stored facts with the legal status on a day. */
import type { PatentHit } from '#contracts/api/rights/patent-rows.ts'
import type { Static } from '#contracts/core/schema.ts'
import { legalStatusOf, type Standing } from '#contracts/model/rights/legal-status.ts'
import type { Locarno, Patent } from '#contracts/model/rights/patent.ts'
import { riskOf, type Thresholds } from '#contracts/model/rights/risk.ts'
import type { Rights } from './rights.ts'

export type HitRow = Static<typeof PatentHit>
export type PatentListRow = Omit<HitRow, 'similarity' | 'risk' | 'verdict' | 'note'>

/** `06-01`, or `06` if the subclass is unknown. */
export const locarnoText = ({ class: no, subclass }: Locarno): string =>
  [no, ...(subclass === null ? [] : [subclass])].map((part) => String(part).padStart(2, '0')).join('-')

export const drawingUrl = (patentId: number, view: number): string => `/images/patent/${patentId}/${view}.png`

/** @param view number of the view to show, by default the first; `today`: `YYYY-MM-DD` */
export function patentRow(rights: Rights, patent: Patent, today: string, view: number | null = null): PatentListRow {
  const { status, endsOn }: Standing = legalStatusOf(patent, today)
  const shown = patent.views.find(({ no }) => no === view) ?? patent.views[0]
  const applicants = patent.applicants.map(({ name }) => name)
  return {
    id: patent.id,
    office: patent.office,
    publicationNumber: patent.publicationNumber,
    applicationNumber: patent.applicationNumber,
    title: patent.title,
    titleZh: patent.titleZh,
    locarno: patent.locarno.map(locarnoText),
    applicants,
    filedOn: patent.filedOn,
    publishedOn: patent.publishedOn,
    grantedOn: patent.grantedOn,
    status,
    endsOn,
    cases: rights.casesOf(patent).length,
    enforcer: rights.isEnforcer(patent),
    image: shown ? drawingUrl(patent.id, shown.no) : '',
    view: shown?.no ?? null,
    sample: patent.source === 'sample',
  }
}

export interface HitFacts {
  view: number | null
  similarity: number | null
  verdict?: HitRow['verdict'] | undefined
  note?: string | undefined
}

/** True if there is a case about the patent or by one of its owners. */
export const isEnforced = ({ enforcer, cases }: Pick<PatentListRow, 'enforcer' | 'cases'>): boolean =>
  enforcer || cases > 0

export function patentHit(
  rights: Rights,
  patent: Patent,
  { today, thresholds, found }: { today: string; thresholds?: Thresholds; found: HitFacts },
): HitRow {
  const row = patentRow(rights, patent, today, found.view)
  const { similarity, verdict = null, note = '' } = found
  const match = { similarity, status: row.status, enforced: isEnforced(row) }
  return { ...row, similarity, risk: riskOf(match, thresholds), verdict, note }
}
