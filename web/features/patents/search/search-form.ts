/** The patent search form of SPEC section 3, as it is filled in on the page. */
import type { patents } from '#contracts/api/patents.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import type { LegalStatus } from '#contracts/model/rights/legal-status.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { draft } from '#web/kit/draft.ts'

/** Fields of words, in the order in which they stand. */
export const WORDS = [
  'applyer',
  'pudId',
  'patentNumber',
  'designer',
  'agency',
  'agent',
  'applyerAddr',
] as const satisfies readonly (keyof Body<typeof patents.getQueryId>)[]

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
  ...{ image: undefined, type: 1, title: '', from: '', to: '', loc: '', office: [], validity: [] },
  ...{ applyer: '', pudId: '', patentNumber: '', designer: '', agency: '', agent: '', applyerAddr: '' },
}

/** What was begun on the risk page. `agreed`: its price stood beside the button, so that it is searched at once. */
export const begunSearch = draft<{ form: SearchForm; agreed: boolean }>()

type Sent = Omit<Body<typeof patents.getQueryId>, 'mold_id' | 'path'>

/** What is sent of it: nothing of what is empty. */
export function sentOf({ image, type, from, to, loc, office, validity, ...words }: SearchForm): Sent {
  const filled = Object.entries(words).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []))
  const applyDate = [from || to, to || ''].filter((day) => day !== '')
  return {
    type,
    ...(image !== undefined && { image }),
    ...Object.fromEntries(filled),
    ...(applyDate.length > 0 && { applyDate: from === '' ? ['1900-01-01', to] : applyDate }),
    ...(loc && { loc }),
    ...(office.length > 0 && { office: [...office] }),
    ...(validity.length > 0 && { validity: [...validity] }),
  }
}

type Asked = Output<typeof patents.getPatentInfo>['query']['form']

/** The form of a search that was made; its picture is fetched by its address. */
export function formOf({ applyDate = [], office, validity, ...asked }: Asked): SearchForm {
  const [from = '', to = ''] = applyDate
  return { ...EMPTY_FORM, ...asked, from, to, office: office ?? [], validity: validity ?? [] }
}

/** Whether there is anything to search by. */
export const isEmpty = ({ type: _type, ...form }: SearchForm) => Object.keys(sentOf({ ...form, type: 1 })).length === 1
