import type { Office, Patent } from '#contracts/model/rights/patent.ts'
import { DEFAULT_THRESHOLDS, RISKS, type Risk, toThousandths } from '#contracts/model/rights/risk.ts'
import { type Design, designHit, designsOf, type FoundPatent, isResult } from '../register/design-hits.ts'
import { isSampleOnly, missingOffices } from '../register/offices-on-record.ts'
import type { PatentFilter } from '../register/patent-filter.ts'
import { targetFilter } from '../register/target-filter.ts'
import type { MarkFinding } from '../trademark-search/similar-marks.ts'
import { casesAgainst } from './cases.ts'
import type { Infringement, SearchDeps, SimilarPatentRow } from './findings.ts'
import { isAlike, partRisk, wholeRisk } from './part-risk.ts'

export interface Listing {
  /** Title and bullets; an empty text is not checked. */
  text: string
  /** The seller's own brand, which is no finding. */
  brand: string | null
  /** Descriptors of its pictures, in their order. */
  pictures: readonly Uint8Array[]
  /** Offices whose rights count for the verdict; none means all. */
  targets: readonly Office[]
  /** True compares with sample rights only, false with real ones only. */
  sample?: boolean | undefined
}

/** Rows of a list. Risky designs beyond them are listed too. */
const PLACES = 10
const NEAREST_PLACES = 4
const MAX_FINDINGS = 50

/** Compares a listing with patents, marks and cases. @param today day of the world, `YYYY-MM-DD` */
export async function checkAgainstRights(world: SearchDeps, listing: Listing, today: string): Promise<Infringement> {
  const missingIn = (of: 'patents' | 'marks') => missingOffices(world.rights, of, listing.targets, listing.sample)
  const missing = { patents: missingIn('patents'), marks: missingIn('marks') }
  const { compared: comparedPatents, ...patents } = await findPatents(world, listing, {
    today,
    missing: missing.patents,
  })
  const { compared: comparedMarks, checked, ...marks } = await findMarks(world, listing, missing.marks)
  const rights = { patents: patents.row, findings: marks.findings }
  const cases = casesAgainst(world, rights, { searched: patents.risk !== null && marks.risk !== null, today })
  return {
    risk: wholeRisk([patents.risk, marks.risk, cases.risk]),
    targets: [...listing.targets],
    missing,
    sample: { patents: isSampleOnly(world.rights, 'patents'), marks: isSampleOnly(world.rights, 'marks') },
    checked: {
      pictures: listing.pictures.length,
      patents: comparedPatents,
      words: checked,
      marks: comparedMarks,
    },
    patents,
    marks,
    cases,
  }
}

/** A patent with the index of its most similar picture. */
interface SimilarHit extends FoundPatent {
  picture: number
}

/** The designs most similar to one of the pictures: at the target offices, elsewhere, and the nearest that are not similar. */
async function findPatents(
  { rights, search }: SearchDeps,
  { pictures, targets, sample }: Listing,
  { today, missing }: { today: string; missing: readonly Office[] },
) {
  const searched = pictures.length > 0
  const compared = searched ? await search.countPatents({ filter: { sample, offices: targets }, today }) : 0
  const filters = [{ sample }, targetFilter({ sample }, targets)].filter((filter) => filter !== null)
  const found = searched ? await findSimilar({ rights, search }, pictures, { filters, today }) : []
  const designs = designsOf(rights, found, { today, targets })
  const results = designs.filter(isResult)
  const shownOf = (some: readonly Design<SimilarHit>[], places: number) => {
    // Below the medium threshold the risk is low even if the owner enforces its rights.
    const mostSimilar = some.filter(
      ({ similarity }, place) => place < places || (similarity ?? 0) >= DEFAULT_THRESHOLDS.medium,
    )
    const rows = mostSimilar.map((design) => ({
      row: similarPatentRow(designHit(rights, design, { today, targets })),
      picture: design.shown.picture,
    }))
    const first = rows
      .toSorted((a, b) => byRisk(a.row, b.row))
      .filter(({ row }, place) => place < places || isAlike(row.risk))
    return { row: first.map(({ row }) => row), pictures: first.map(({ picture }) => picture) }
  }
  const counted = shownOf(
    results.filter(({ counts }) => counts),
    PLACES,
  )
  return {
    compared,
    // Without drawings of the target offices, a design found elsewhere still counts if it is registered at one of them.
    risk: partRisk(compared > 0 || counted.row.length > 0, risksOf(counted.row), missing),
    ...counted,
    elsewhere: shownOf(
      results.filter(({ counts }) => !counts),
      PLACES,
    ),
    nearest: shownOf(
      designs.filter((design) => !isResult(design)),
      NEAREST_PLACES,
    ),
  }
}

/** Each patent once, with its most similar picture. */
async function findSimilar(
  { rights, search }: Pick<SearchDeps, 'rights' | 'search'>,
  pictures: readonly Uint8Array[],
  { filters, today }: { filters: readonly PatentFilter[]; today: string },
): Promise<SimilarHit[]> {
  const best = new Map<number, SimilarHit>()
  const requests = [...pictures.entries()].flatMap(([picture, descriptor]) =>
    filters.map((filter) => ({ picture, request: { filter, today, descriptor } })),
  )
  for (const { picture, request } of requests)
    for (const { patentId, view, similarity } of await search.find(request)) {
      if (view === null || similarity === null || similarity <= (best.get(patentId)?.similarity ?? -1)) continue
      const patent: Patent | undefined = best.get(patentId)?.patent ?? rights.patent(patentId, today)
      if (patent) best.set(patentId, { patent, picture, view, similarity: toThousandths(similarity) })
    }
  return [...best.values()]
}

/** A hit by picture always has a view, a similarity and a risk. */
function similarPatentRow({ verdict: _verdict, note: _note, ...row }: ReturnType<typeof designHit>): SimilarPatentRow {
  return { ...row, view: row.view ?? 1, similarity: row.similarity ?? 0, risk: row.risk ?? 'none' }
}

/** The riskiest marks in the words of a listing, in the order of the text; marks of other offices separately. */
async function findMarks(
  { search }: SearchDeps,
  { text, brand, targets, sample }: Listing,
  missing: readonly Office[],
) {
  const compared = text === '' ? 0 : await search.countMarks({ sample, office: targets })
  const { checked, findings, elsewhere } =
    text === ''
      ? { checked: 0, findings: [], elsewhere: [] }
      : await search.marksInListing({ text, own: brand ?? undefined, targets, sample })
  return {
    checked,
    compared,
    risk: partRisk(compared > 0 && checked > 0, risksOf(findings), missing),
    findings: riskiestOf(findings),
    elsewhere: riskiestOf(elsewhere),
  }
}

function riskiestOf(findings: readonly MarkFinding[]): MarkFinding[] {
  const riskiest = new Set(findings.toSorted(byRisk).slice(0, MAX_FINDINGS))
  return findings.filter((finding) => riskiest.has(finding))
}

interface Risky {
  risk: Risk
}

const risksOf = (rights: readonly Risky[]): Risk[] => rights.map(({ risk }) => risk)

const byRisk = (a: Risky, b: Risky): number => RISKS.indexOf(a.risk) - RISKS.indexOf(b.risk)
