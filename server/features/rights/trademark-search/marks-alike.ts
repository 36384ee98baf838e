/** Marks like a name and marks in a listing, with all that is said of them and how risky they are. */
import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { type Risk, riskOf, worstOf } from '#contracts/model/rights/risk.ts'
import { countsFor } from '#contracts/model/rights/targets.ts'
import type { Trademark, Use } from '#contracts/model/rights/trademark.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { heldOffices } from '../register/held-offices.ts'
import type { Rights } from '../register/rights.ts'
import { checkListing } from './check-listing.ts'
import type { Likeness } from './likeness.ts'
import { type TrademarkIndex, trademarkIndexOf } from './live-index.ts'
import { ownMarks } from './look-up.ts'
import { type FoundMark, findMarks } from './mark-index.ts'
import type { MarkFilter } from './packed-marks.ts'

export type MarkRow = Output<typeof trademarks.search>['row'][number]
export type MarkHit = Omit<MarkRow, 'counts'>
export type MarkFinding = Output<typeof trademarks.check>['findings'][number]

/** The registers to search. */
export interface Registers {
  rights: Rights
  catalogue: Catalogue
}

/** A page of the marks found. */
export interface Part {
  from: number
  size: number
}

/** Offices whose rights count; none means all. */
export interface Targets {
  targets?: readonly Office[] | undefined
}

export interface MarksAlike {
  /** A thousand at most. */
  total: number
  /** The number of these at target offices. */
  counted: number
  marks: MarkRow[]
}

/** The words of a listing to check, and the marks to compare with. */
export type ListingWords = Omit<Body<typeof trademarks.check>, 'targets'> & Targets & Pick<MarkFilter, 'sample'>
export type CheckedWords = Pick<Output<typeof trademarks.check>, 'checked' | 'findings' | 'elsewhere'>

/** A page of the marks similar to a name: marks of the target offices first, then by similarity. */
export async function marksAlike(
  world: Registers,
  name: string,
  { targets = [], ...filter }: MarkFilter & Targets,
  part: Part,
): Promise<MarksAlike> {
  const { marks } = await trademarkIndexOf(world)
  const found = findMarks(marks, name, filter)
  const isCounted = ({ entry }: FoundMark) => {
    const office = marks.office(entry)
    return office !== undefined && countsFor(office, targets)
  }
  const counted = found.filter(isCounted)
  const shown = [...counted, ...found.filter((one) => !isCounted(one))].slice(part.from, part.from + part.size)
  return {
    total: found.length,
    counted: counted.length,
    marks: hitsOf(world, shown).map((mark) => ({ ...mark, counts: countsFor(mark.office, targets) })),
  }
}

/**
 * The words of a listing that are, or are like, living marks of the target offices, and apart from them those of other
 * offices; a seller's `own` brand is none of them.
 */
export async function marksInListing(
  world: Registers,
  { targets = [], ...asked }: ListingWords,
): Promise<CheckedWords> {
  const index = await trademarkIndexOf(world)
  const here = findingsAt(world, index, asked, targets)
  const held = targets.length === 0 ? [] : heldOffices(world.rights, 'marks', asked.sample)
  const others = held.filter((office) => !targets.includes(office))
  return { ...here, elsewhere: others.length === 0 ? [] : findingsAt(world, index, asked, others).findings }
}

function findingsAt(
  world: Registers,
  index: TrademarkIndex,
  { text, classes, own, sample }: Omit<ListingWords, 'targets'>,
  office: readonly Office[],
): Pick<CheckedWords, 'checked' | 'findings'> {
  const isEnforced = (id: number) => {
    const mark = world.rights.mark(id)
    return mark !== undefined && enforces(world, mark)
  }
  const asked = { classes, own, sample, office, isEnforced }
  const { checked, findings } = checkListing(index, text, asked)
  return {
    checked,
    findings: findings.map(({ marks, ...finding }) => {
      const hits = hitsOf(world, marks).map((hit) => ({ ...hit, risk: riskAs(finding.use, hit.risk) }))
      return { ...finding, marks: hits, risk: worstOf(hits.map(({ risk }) => risk)) ?? 'none' }
    }),
  }
}

/** The marks of a product's own brand, as `marksInListing` passes them over; those of owners who go to court first. */
export async function marksOfBrand(
  world: Registers,
  brand: string,
  filter: Pick<MarkFilter, 'sample' | 'office'>,
): Promise<MarkHit[]> {
  const { marks } = await trademarkIndexOf(world)
  return hitsOf(world, ownMarks(marks, brand, filter)).toSorted((a, b) => Number(b.enforcer) - Number(a.enforcer))
}

/** How many marks the words of a listing are compared with. */
export const marksCompared = async (world: Registers, filter: Pick<MarkFilter, 'sample' | 'office'>): Promise<number> =>
  (await trademarkIndexOf(world)).marks.living(filter)

/** What only describes or says what a thing fits may be used, where it is true: a matter to look at, not yet a high risk. */
const riskAs = (use: Use, risk: Risk): Risk => (use !== 'name' && risk === 'high' ? 'medium' : risk)

const enforces = ({ rights }: Registers, mark: Trademark): boolean =>
  rights.isEnforcer(mark) || rights.casesOf(mark).length > 0

function hitsOf(world: Registers, found: readonly (Likeness & { id: number })[]): MarkHit[] {
  return found.flatMap(({ id, similarity, reasons }) => {
    const mark = world.rights.mark(id)
    if (!mark) return []
    const enforced = enforces(world, mark)
    const status = mark.live === null ? 'unknown' : mark.live ? 'inForce' : 'lapsed'
    return {
      ...fieldsOf(mark, enforced),
      owner: mark.owners[0]?.name ?? null,
      similarity,
      reasons,
      risk: riskOf({ similarity, status, enforced }) ?? 'none',
    }
  })
}

/** What a list and a detail both say of a mark. */
function fieldsOf(mark: Trademark, enforcer: boolean) {
  const { id, office, serialNumber, registrationNumber, words, drawing, classes, statusCode, live } = mark
  return {
    id,
    office,
    serialNumber,
    registrationNumber,
    words,
    drawing,
    classes,
    statusCode,
    live,
    enforcer,
    filedOn: mark.filedOn,
    registeredOn: mark.registeredOn,
    sample: mark.source === 'sample',
  }
}

/** All that is known of a mark; undefined where there is none of the id. */
export function markDetail(world: Registers, id: number): Output<typeof trademarks.detail> | undefined {
  const mark = world.rights.mark(id)
  if (!mark) return undefined
  const { owners, goods, statusOn, attorney } = mark
  return { ...fieldsOf(mark, enforces(world, mark)), owners, goods, statusOn, attorney }
}
