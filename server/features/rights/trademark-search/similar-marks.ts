/** Marks similar to a name, and marks in a listing, as rows with their risk. */
import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { type Risk, riskOf, worstOf } from '#contracts/model/rights/risk.ts'
import { countsFor } from '#contracts/model/rights/targets.ts'
import type { Trademark, Use } from '#contracts/model/rights/trademark.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import { officesOnRecord } from '../register/offices-on-record.ts'
import type { Rights } from '../register/rights.ts'
import { checkListing } from './check-listing.ts'
import type { NameMatch } from './compare-names.ts'
import { type TrademarkIndex, trademarkIndexOf } from './live-index.ts'
import { ownMarks } from './look-up.ts'
import { type FoundMark, findMarks } from './mark-index.ts'
import type { MarkFilter } from './packed-marks.ts'

export type MarkRow = Output<typeof trademarks.search>['row'][number]
export type MarkHit = Omit<MarkRow, 'counts'>
export type MarkFinding = Output<typeof trademarks.check>['findings'][number]

export interface Registers {
  rights: Rights
  catalogue: Catalogue
}

export interface Part {
  from: number
  size: number
}

/** Offices whose rights count; none means all. */
export interface Targets {
  targets?: readonly Office[] | undefined
}

export interface SimilarMarks {
  /** At most a thousand. */
  total: number
  /** The number of marks at target offices. */
  counted: number
  marks: MarkRow[]
}

export type ListingWords = Omit<Body<typeof trademarks.check>, 'targets'> & Targets & Pick<MarkFilter, 'sample'>
export type CheckedWords = Pick<Output<typeof trademarks.check>, 'checked' | 'findings' | 'elsewhere'>

/** A page of the marks similar to a name: marks of the target offices first, each part by similarity. */
export async function similarMarks(
  world: Registers,
  name: string,
  { targets = [], ...filter }: MarkFilter & Targets,
  part: Part,
): Promise<SimilarMarks> {
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
 * The words of a listing that are similar to marks of the target offices, and in `elsewhere` those similar to marks of other
 * offices. Dead marks and the seller's `own` brand are skipped.
 */
export async function marksInListing(
  world: Registers,
  { targets = [], ...listing }: ListingWords,
): Promise<CheckedWords> {
  const index = await trademarkIndexOf(world)
  const here = findingsAt(world, index, listing, targets)
  const held = targets.length === 0 ? [] : officesOnRecord(world.rights, 'marks', listing.sample)
  const others = held.filter((office) => !targets.includes(office))
  return { ...here, elsewhere: others.length === 0 ? [] : findingsAt(world, index, listing, others).findings }
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
  const { checked, findings } = checkListing(index, text, { classes, own, sample, office, isEnforced })
  return {
    checked,
    findings: findings.map(({ marks, ...finding }) => {
      const hits = hitsOf(world, marks).map((hit) => ({ ...hit, risk: riskAs(finding.use, hit.risk) }))
      return { ...finding, marks: hits, risk: worstOf(hits.map(({ risk }) => risk)) ?? 'none' }
    }),
  }
}

/** The marks of a product's own brand, which `marksInListing` skips; those of litigating owners first. */
export async function marksOfBrand(
  world: Registers,
  brand: string,
  filter: Pick<MarkFilter, 'sample' | 'office'>,
): Promise<MarkHit[]> {
  const { marks } = await trademarkIndexOf(world)
  return hitsOf(world, ownMarks(marks, brand, filter)).toSorted((a, b) => Number(b.enforcer) - Number(a.enforcer))
}

/** The marks most similar to a name, and the offices of all similar ones. */
export async function marksByOffice(
  world: Registers,
  name: string,
  filter: MarkFilter,
  most: number,
): Promise<{ offices: Office[]; marks: MarkHit[] }> {
  const { marks } = await trademarkIndexOf(world)
  const found = findMarks(marks, name, filter)
  return {
    offices: found.flatMap(({ entry }) => marks.office(entry) ?? []),
    marks: hitsOf(world, found.slice(0, most)),
  }
}

export const countMarks = async (world: Registers, filter: Pick<MarkFilter, 'sample' | 'office'>): Promise<number> =>
  (await trademarkIndexOf(world)).marks.living(filter)

/** Truthful descriptive use and compatibility statements are permitted, so they are at most a medium risk. */
const riskAs = (use: Use, risk: Risk): Risk => (use !== 'name' && risk === 'high' ? 'medium' : risk)

const enforces = ({ rights }: Registers, mark: Trademark): boolean =>
  rights.isEnforcer(mark) || rights.casesOf(mark).length > 0

function hitsOf(world: Registers, found: readonly (NameMatch & { id: number })[]): MarkHit[] {
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

export function markDetail(world: Registers, id: number): Output<typeof trademarks.detail> | undefined {
  const mark = world.rights.mark(id)
  if (!mark) return undefined
  const { owners, goods, statusOn, attorney } = mark
  return { ...fieldsOf(mark, enforces(world, mark)), owners, goods, statusOn, attorney }
}
