/** The patent search form of SPEC section 3, as it is filled in on the page. */
import type { patents } from '#contracts/api/rights/patents.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import type { LegalStatus } from '#contracts/model/rights/legal-status.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { couldBeFound, isNumberField } from '#contracts/model/rights/patent-words.ts'
import { draft } from '#web/kit/draft.ts'

/** Fields of words besides the title, in the order in which they stand. */
export const WORDS = ['applyer', 'applyerAddr', 'pudId', 'patentNumber', 'designer', 'agency', 'agent'] as const
export type WordField = (typeof WORDS)[number]

export interface SearchForm extends Record<WordField, string> {
  /** A data URL; absent without a picture. */
  image: string | undefined
  /** 1 any picture, 2 a photo, 3 a line drawing. */
  type: number
  title: string
  /** Days of filing, empty where open. */
  from: string
  to: string
  /** Locarno class; empty for all. */
  loc: string
  /** None is all. */
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

/** A search that is begun, on the risk page or here. */
export interface Begun {
  form: SearchForm
  /** Its price stood beside the button: it is searched at once. */
  agreed?: boolean
  /** The query of which the form was taken over. */
  of?: string
}
export const begunSearch = draft<Begun>()

/** What is begun, with a part of its form changed: its price is not agreed to any more. */
export const withChange = (begun: Begun | undefined, changed: Partial<SearchForm>): Begun => ({
  ...begun,
  form: { ...(begun?.form ?? EMPTY_FORM), ...changed },
  agreed: false,
})

/** The first day of which a design could be: a range needs one. */
const EARLIEST = '1900-01-01'

type Sent = Omit<Body<typeof patents.getQueryId>, 'mold_id' | 'path' | 'targets'>

/** What is sent of it: nothing of what is empty. */
export function sentOf({ image, type, from, to, loc, office, validity, ...form }: SearchForm): Sent {
  const sent: Sent = { type }
  for (const name of ['title', ...WORDS] as const) {
    const words = form[name].trim()
    if (words) sent[name] = words
  }
  if (image !== undefined) sent.image = image
  if (from || to) sent.applyDate = to ? [from || EARLIEST, to] : [from]
  if (loc) sent.loc = loc
  if (office.length > 0) sent.office = [...office]
  if (validity.length > 0) sent.validity = [...validity]
  return sent
}

type Asked = Output<typeof patents.getPatentInfo>['query']['form']

/** The form of a search that was made; its picture is fetched by its address. */
export function formOf({ applyDate: [from = '', to = ''] = [], office, validity, targets: _targets, ...asked }: Asked) {
  const form: SearchForm = {
    ...EMPTY_FORM,
    from: from === EARLIEST ? '' : from,
    to,
    office: office ?? [],
    validity: validity ?? [],
  }
  return Object.assign(form, asked)
}

/** Why nothing could be found by what is typed in a field of words: it has to stand at the field, or be taken out. */
export function wordProblemOf(form: SearchForm, name: 'title' | WordField): 'noNumber' | 'noWord' | undefined {
  const typed = form[name].trim()
  if (!typed || couldBeFound(name, typed)) return undefined
  return isNumberField(name) ? 'noNumber' : 'noWord'
}

/** The first field by whose words nothing could be found. */
export const wrongFieldOf = (form: SearchForm): 'title' | WordField | undefined =>
  (['title', ...WORDS] as const).find((name) => wordProblemOf(form, name))

/** `wrongWords` is told at each field of them. */
export type FormProblem = 'emptySearch' | 'wrongDates' | 'wrongWords'

/** Why it cannot be searched. Offices, standing and kind of picture narrow a search and are none themselves. */
export function problemOf(form: SearchForm): FormProblem | undefined {
  const { type: _type, office: _office, validity: _validity, ...asked } = sentOf(form)
  if (Object.keys(asked).length === 0) return 'emptySearch'
  if (wrongFieldOf(form)) return 'wrongWords'
  return form.from && form.to && form.from > form.to ? 'wrongDates' : undefined
}
