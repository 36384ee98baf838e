/** The patent search form of SPEC section 3. */
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import type { LegalStatus } from '#contracts/model/rights/legal-status.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'
import { couldBeFound, isNumberField } from '#contracts/model/rights/patent-words.ts'
import { draft } from '#web/kit/draft.ts'

/** Text fields besides the title, in display order. */
export const WORDS = ['applyer', 'applyerAddr', 'pudId', 'patentNumber', 'designer', 'agency', 'agent'] as const
export type WordField = (typeof WORDS)[number]

export const MAX_TITLE_LENGTH = 200

export interface SearchForm extends Record<WordField, string> {
  /** A data URL. */
  image: string | undefined
  /** 1 any picture, 2 a photo, 3 a line drawing. */
  type: number
  title: string
  /** The range of filing dates; an empty end is open. */
  from: string
  to: string
  /** Locarno class; empty means all classes. */
  loc: string
  /** An empty list means all offices. */
  office: readonly Office[]
  validity: readonly LegalStatus[]
}

export const EMPTY_FORM: SearchForm = {
  image: undefined,
  type: 1,
  title: '',
  from: '',
  to: '',
  loc: '',
  office: [],
  validity: [],
  applyer: '',
  pudId: '',
  patentNumber: '',
  designer: '',
  agency: '',
  agent: '',
  applyerAddr: '',
}

/** The draft of a search, from the risk page or the search page. */
export interface SearchDraft {
  form: SearchForm
  /** True if the user saw the price and submitted the form, so that the search starts on mount. */
  agreed?: boolean
  /** The id of the search that the form was copied from, or that was run with the form. */
  searchId?: string
  /** The query of the address that the words are from. */
  filledFrom?: string
}
export const searchDraft = draft<SearchDraft>()

/** Changes the form and withdraws the agreement to its price. */
export const withChange = (saved: SearchDraft | undefined, changed: Partial<SearchForm>): SearchDraft => ({
  ...saved,
  form: { ...(saved?.form ?? EMPTY_FORM), ...changed },
  agreed: false,
})

/** Fills in the words and the office of an address, once, so that what the user changes after that stays. */
export function withAddress(saved: SearchDraft | undefined, search: URLSearchParams): SearchDraft | undefined {
  const title = (search.get('title') ?? '').trim().slice(0, MAX_TITLE_LENGTH)
  const filledFrom = search.toString()
  if (title === '' || saved?.filledFrom === filledFrom) return saved
  return {
    ...withChange(saved, { title, office: OFFICES.filter((office) => office === search.get('office')) }),
    filledFrom,
  }
}

/** Sent in place of an open start, because the server requires a start date. */
const EARLIEST = '1900-01-01'

type RequestBody = Omit<Body<typeof patents.getQueryId>, 'mold_id' | 'path' | 'targets'>

/** The request without empty fields. */
export function requestBody({ image, type, from, to, loc, office, validity, ...form }: SearchForm): RequestBody {
  const body: RequestBody = { type }
  for (const name of ['title', ...WORDS] as const) {
    const words = form[name].trim()
    if (words) body[name] = words
  }
  if (image !== undefined) body.image = image
  if (from || to) body.applyDate = to ? [from || EARLIEST, to] : [from]
  if (loc) body.loc = loc
  if (office.length > 0) body.office = [...office]
  if (validity.length > 0) body.validity = [...validity]
  return body
}

type SearchedForm = Output<typeof patents.getPatentInfo>['query']['form']

/** Restores the form of a search, without its picture. */
export function formOf({
  applyDate: [from = '', to = ''] = [],
  office,
  validity,
  targets: _targets,
  ...fields
}: SearchedForm) {
  const form: SearchForm = {
    ...EMPTY_FORM,
    from: from === EARLIEST ? '' : from,
    to,
    office: office ?? [],
    validity: validity ?? [],
  }
  return Object.assign(form, fields)
}

/** Returns why the text of a field cannot match anything. The form shows this at the field. */
export function wordProblemOf(form: SearchForm, name: 'title' | WordField): 'noNumber' | 'noWord' | undefined {
  const typed = form[name].trim()
  if (!typed || couldBeFound(name, typed)) return undefined
  return isNumberField(name) ? 'noNumber' : 'noWord'
}

export const wrongFieldOf = (form: SearchForm): 'title' | WordField | undefined =>
  (['title', ...WORDS] as const).find((name) => wordProblemOf(form, name))

/** `wrongWords` is shown at each affected field. */
export type FormProblem = 'emptySearch' | 'wrongDates' | 'wrongWords'

/**
 * Returns why the form cannot be submitted. Offices, status and picture type alone are not enough, because they only
 * narrow a search.
 */
export function problemOf(form: SearchForm): FormProblem | undefined {
  const { type: _type, office: _office, validity: _validity, ...fields } = requestBody(form)
  if (Object.keys(fields).length === 0) return 'emptySearch'
  if (wrongFieldOf(form)) return 'wrongWords'
  return form.from && form.to && form.from > form.to ? 'wrongDates' : undefined
}
