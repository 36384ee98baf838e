import { createHash } from 'node:crypto'
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { couldBeFound } from '#contracts/model/rights/patent-words.ts'
import { DEFAULT_THRESHOLDS, type Thresholds } from '#contracts/model/rights/risk.ts'
import type { Refusal } from '#server/platform/refusal.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { PictureKind } from '../picture-search/tasks.ts'
import type { PatentFilter } from '../register/rights.ts'

type Request = Body<typeof patents.getQueryId>
/** The form as it is stored: only filled-in fields, without the picture. */
export type Form = Omit<Request, 'mold_id' | 'path' | 'image'>

export const formIn = ({ form }: { form: string }): Form => JSON.parse(form) as Form // written by searchPatents alone

const DRAWING = 3
/** A photo is searched like any picture: its kind tells nothing that the pixels do not show. */
export const kindOf = ({ type }: Pick<Form, 'type'>): PictureKind => (type === DRAWING ? 'drawing' : 'any')

/** Trims the fields, drops those that are empty or cannot match anything, and sorts them, so that equal searches are equal. */
export function formOf({ mold_id: _module, path: _path, image: _image, ...form }: Request): Form {
  const filled = Object.entries(form).flatMap(([field, value]): [string, unknown][] => {
    const kept = typeof value === 'string' ? wordsOf(field, value.trim()) : value
    return kept === undefined || (Array.isArray(kept) && kept.length === 0) ? [] : [[field, kept]]
  })
  // The cast: the entries keep their names.
  return Object.fromEntries(filled.toSorted(([a], [b]) => (a < b ? -1 : 1))) as Form
}

/** Undefined if the text cannot match anything. A class gets two digits. */
function wordsOf(field: string, typed: string): string | undefined {
  if (field === 'loc') return typed.replace(/\d+/g, (digits) => digits.padStart(2, '0'))
  return couldBeFound(field, typed) ? typed : undefined
}

/** Refuses an empty search; office, validity, kind and target offices alone are no search. */
export function refusalOf(form: Form, picture: string | undefined): Refusal | undefined {
  const { type: _type, office: _office, validity: _validity, targets: _targets, ...words } = form
  if (!picture && Object.keys(words).length === 0) return refuse('emptySearch')
  const [from, to] = form.applyDate ?? []
  if (from !== undefined && to !== undefined && from > to) return refuse('wrongDates')
  return undefined
}

/** The key of a search, equal for searches with equal hits. @param picture the hash of its picture */
export function searchOf(form: Form, picture: string | undefined): string {
  const { type: _type, office, validity, targets: _targets, ...words } = form
  return createHash('sha256')
    .update(JSON.stringify([words, picture === undefined ? null : kindOf(form), set(office), set(validity)]))
    .update('\n')
    .update(picture ?? '')
    .digest('base64url')
}

const set = (values: readonly string[] = []) => [...new Set(values)].sort()

export function filterOf(form: Form): PatentFilter {
  const [filedFrom, filedTo] = form.applyDate ?? []
  return {
    title: form.title,
    applicant: form.applyer,
    designer: form.designer,
    agency: form.agency,
    agent: form.agent,
    address: form.applyerAddr,
    publicationNumber: form.pudId,
    number: form.patentNumber,
    filedFrom,
    filedTo,
    locarno: form.loc,
    offices: form.office,
    validity: form.validity,
  }
}

/** The seller's thresholds or the defaults. @param otherwise the refusal of a medium threshold above the high one */
export function thresholdsOf(
  { high, medium }: Partial<Thresholds>,
  otherwise: 'wrongThresholds' | 'fileNotFound' = 'wrongThresholds',
): Thresholds {
  const thresholds = { high: high ?? DEFAULT_THRESHOLDS.high, medium: medium ?? DEFAULT_THRESHOLDS.medium }
  if (thresholds.medium > thresholds.high) throw refuse(otherwise)
  return thresholds
}
