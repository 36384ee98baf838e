/** Marks like a name and marks in a listing, with all that is said of them and how risky they are. */
import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { type Risk, riskOf, worstOf } from '#contracts/model/rights/risk.ts'
import type { Trademark, Use } from '#contracts/model/rights/trademark.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { Rights } from '../register/rights.ts'
import { checkListing } from './check-listing.ts'
import type { Likeness } from './likeness.ts'
import { trademarkIndexOf } from './live-index.ts'
import { ownMarks } from './look-up.ts'
import { findMarks } from './mark-index.ts'
import type { MarkFilter } from './packed-marks.ts'

export type MarkHit = Output<typeof trademarks.search>['row'][number]
export type MarkFinding = Output<typeof trademarks.check>['findings'][number]

/** The registers that are searched. */
export interface Registers {
  rights: Rights
  catalogue: Catalogue
}

/** Part of what was found: so many from a place on. */
export interface Part {
  from: number
  size: number
}

export interface MarksAlike {
  /** A thousand at most. */
  total: number
  marks: MarkHit[]
}

/** What is checked of a listing, and against which marks. */
export type ListingWords = Body<typeof trademarks.check> & Pick<MarkFilter, 'sample'>
export type CheckedWords = Output<typeof trademarks.check>

/** The marks like a name, the most alike first, a part of them. */
export async function marksAlike(world: Registers, name: string, filter: MarkFilter, part: Part): Promise<MarksAlike> {
  const { marks } = await trademarkIndexOf(world)
  const found = findMarks(marks, name, filter)
  const shown = found.slice(part.from, part.from + part.size)
  return { total: found.length, marks: hitsOf(world, shown) }
}

/** The words of a listing that are, or are like, living marks; a seller's `own` brand is none of them. */
export async function marksInListing(
  world: Registers,
  { text, classes, own, sample }: ListingWords,
): Promise<CheckedWords> {
  const isEnforced = (id: number) => {
    const mark = world.rights.mark(id)
    return mark !== undefined && enforces(world, mark)
  }
  const { checked, findings } = checkListing(await trademarkIndexOf(world), text, {
    classes,
    own,
    sample,
    isEnforced,
  })
  return {
    checked,
    findings: findings.map(({ marks, ...finding }) => {
      const hits = hitsOf(world, marks)
      return { ...finding, marks: hits, risk: riskAs(finding.use, worstOf(hits.map(({ risk }) => risk)) ?? 'none') }
    }),
  }
}

/** The marks of a product's own brand, as `marksInListing` passes them over; those of owners who go to court first. */
export async function marksOfBrand(
  world: Registers,
  brand: string,
  filter: Pick<MarkFilter, 'sample'>,
): Promise<MarkHit[]> {
  const { marks } = await trademarkIndexOf(world)
  return hitsOf(world, ownMarks(marks, brand, filter)).toSorted((a, b) => Number(b.enforcer) - Number(a.enforcer))
}

/** How many marks the words of a listing are compared with. */
export const marksCompared = async (world: Registers, filter: Pick<MarkFilter, 'sample'>): Promise<number> =>
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
      ...{ owner: mark.owners[0]?.name ?? null, similarity, reasons },
      risk: riskOf({ similarity, status, enforced }) ?? 'none',
    }
  })
}

/** What a list and a detail both say of a mark. */
function fieldsOf(mark: Trademark, enforcer: boolean) {
  const { id, office, serialNumber, registrationNumber, words, drawing, classes, statusCode, live } = mark
  return {
    ...{ id, office, serialNumber, registrationNumber, words, drawing, classes, statusCode, live, enforcer },
    ...{ filedOn: mark.filedOn, registeredOn: mark.registeredOn, sample: mark.source === 'sample' },
  }
}

/** All that is known of a mark; undefined where there is none of the id. */
export function markDetail(world: Registers, id: number): Output<typeof trademarks.detail> | undefined {
  const mark = world.rights.mark(id)
  if (!mark) return undefined
  const { owners, goods, statusOn, attorney } = mark
  return { ...fieldsOf(mark, enforces(world, mark)), owners, goods, statusOn, attorney }
}
