/**
 * Completes the patent answers of an upstream that has only the fields of the specification. It has neither target
 * offices nor designs with patents of several offices, so each patent becomes a design of its own.
 */
import { OFFICES, type Office } from '../../model/rights/patent.ts'
import { countsFor } from '../../model/rights/targets.ts'

interface Row {
  id?: unknown
  office?: unknown
  publicationNumber?: unknown
  status?: unknown
  endsOn?: unknown
  counts?: unknown
  offices?: unknown
}
interface Found {
  row?: readonly Row[]
  total?: number
  query?: { form?: { targets?: unknown } }
}

/** Completes `data` of a search result. The target offices are those of the call, otherwise those of the stored query. */
export function completeSearchResult(data: unknown, { body }: { body?: { targets?: unknown } }): object {
  const found = Object(data) as Found // from an upstream: checked below
  const targets = officesIn(body?.targets ?? found.query?.form?.targets)
  const row = (found.row ?? []).map((one) => completeHit(one, targets))
  const counted = targets.length === 0 ? found.total : row.filter(({ counts }) => counts).length
  return {
    targets,
    missing: [],
    sample: false,
    nearest: [],
    counted,
    ...found,
    row,
  }
}

function completeHit(row: Row, targets: readonly Office[]): Row {
  const { id, office, publicationNumber, status, endsOn } = row
  const counts = isOffice(office) && countsFor(office, targets)
  const alone = {
    id,
    office,
    publicationNumber,
    status,
    endsOn,
    counts,
  }
  return { counts, offices: [alone], ...row }
}

const officesIn = (named: unknown): Office[] => (Array.isArray(named) ? named.filter(isOffice) : [])
const isOffice = (value: unknown): value is Office => OFFICES.some((office) => office === value)

/** Completes `data` of the latest grants. An upstream has no sample data. */
export const completeLatestGrants = (data: unknown): object => ({ sample: false, ...Object(data) })
