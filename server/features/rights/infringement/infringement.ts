/** A listing and its pictures against design patents, marks and cases: what the infringement query and the ASIN report tell. */

import type { Patent } from '#contracts/model/rights/patent.ts'
import { DEFAULT_THRESHOLDS, RISKS, type Risk, riskOf, toThousandths } from '#contracts/model/rights/risk.ts'
import { isEnforced, patentRow } from '../register/patent-rows.ts'
import type { RightsWorld } from '../rights.world.ts'
import { casesAgainst } from './cases.ts'
import type { AlikePatent, Infringement, Searched } from './findings.ts'
import { partRisk, wholeRisk } from './part-risk.ts'

export interface Listing {
  /** Title and bullets; what is empty is not checked. */
  text: string
  /** The seller's own, which is no finding. */
  brand: string | null
  /** Descriptors of its pictures, in their order. */
  pictures: readonly Uint8Array[]
  /** Compared with rights that are made up alone, or with real ones alone. */
  sample?: boolean | undefined
}

const MOST_PATENTS = 10
const MOST_FINDINGS = 50

/** What stands against a listing. @param today day of the world, `YYYY-MM-DD` */
export async function infringementsOf(world: Searched, listing: Listing, today: string): Promise<Infringement> {
  const patents = await patentsLike(world, listing, today)
  const marks = await marksIn(world, listing)
  const rights = { patents: patents.row, findings: marks.findings }
  const cases = casesAgainst(world, rights, { searched: patents.risk !== null && marks.risk !== null, today })
  return {
    risk: wholeRisk([patents.risk, marks.risk, cases.risk]),
    checked: {
      ...{ pictures: listing.pictures.length, patents: patents.compared },
      ...{ words: marks.checked, marks: marks.compared },
    },
    patents: { risk: patents.risk, row: patents.row, pictures: patents.pictures },
    marks: { risk: marks.risk, findings: marks.findings },
    cases,
  }
}

/** The patents that are most like one of the pictures: the riskiest of all that were found come first. */
async function patentsLike({ rights, search }: Searched, { pictures, sample }: Listing, today: string) {
  const question = { filter: { sample }, today }
  const compared = pictures.length === 0 ? 0 : await search.compared(question)
  const best = new Map<number, Alike>()
  if (compared > 0)
    for (const [picture, descriptor] of pictures.entries())
      for (const { patentId, view, similarity } of await search.find({ ...question, descriptor }))
        if (view !== null && similarity !== null && similarity > (best.get(patentId)?.similarity ?? -1))
          best.set(patentId, { picture, view, similarity: toThousandths(similarity) })
  // What is less alike is a low risk whoever has it.
  const likest = [...best]
    .toSorted(([, a], [, b]) => b.similarity - a.similarity)
    .filter(([, { similarity }], place) => place < MOST_PATENTS || similarity >= DEFAULT_THRESHOLDS.medium)
  const found = likest.flatMap(([patentId, alike]) => {
    const patent = rights.patent(patentId, today)
    return patent ? [{ row: alikePatent(rights, patent, alike, today), picture: alike.picture }] : []
  })
  const shown = found.toSorted((a, b) => byRisk(a.row, b.row)).slice(0, MOST_PATENTS)
  return {
    compared,
    risk: partRisk(compared > 0, risksOf(shown.map(({ row }) => row))),
    row: shown.map(({ row }) => row),
    pictures: shown.map(({ picture }) => picture),
  }
}

interface Alike {
  /** The picture that it is most like. */
  picture: number
  view: number
  similarity: number
}

function alikePatent(
  rights: RightsWorld['rights'],
  patent: Patent,
  { view, similarity }: Alike,
  today: string,
): AlikePatent {
  const row = patentRow(rights, patent, today, view)
  const risk = riskOf({ similarity, status: row.status, enforced: isEnforced(row) }) ?? 'none'
  return { ...row, view, similarity, risk }
}

/** The riskiest of the marks in the words of a listing, in the order of their places. */
async function marksIn({ search }: Searched, { text, brand, sample }: Listing) {
  const compared = text === '' ? 0 : await search.marksCompared({ sample })
  const { checked, findings } =
    compared > 0 ? await search.marksInListing({ text, own: brand ?? undefined, sample }) : { checked: 0, findings: [] }
  const riskiest = new Set(findings.toSorted(byRisk).slice(0, MOST_FINDINGS))
  return {
    ...{ checked, compared },
    risk: partRisk(checked > 0, risksOf(findings)),
    findings: findings.filter((finding) => riskiest.has(finding)),
  }
}

interface Risky {
  risk: Risk
}

const risksOf = (rights: readonly Risky[]): Risk[] => rights.map(({ risk }) => risk)

/** The worst first. */
const byRisk = (a: Risky, b: Risky): number => RISKS.indexOf(a.risk) - RISKS.indexOf(b.risk)
