/**
 * Design patents as the product knows them: bibliography, legal facts, drawings and cases. Days are `YYYY-MM-DD`; `null` is
 * not known and never guessed.
 */

/** Offices whose patents can be searched, by the codes of WIPO ST.3. `EU`: EUIPO; `WO`: Hague. */
export const OFFICES = [
  'US',
  'EU',
  'CN',
  'JP',
  'KR',
  'DE',
  'GB',
  'FR',
  'IT',
  'AU',
  'CA',
  'BR',
  'MX',
  'IN',
  'TH',
  'SE',
  'CH',
  'IE',
  'IL',
  'DK',
  'NZ',
  'AT',
  'BX',
  'FI',
  'WO',
] as const
export type Office = (typeof OFFICES)[number]

/** A class of the Locarno classification: `class` 1–32, `subclass` 1–99; null where only the class is known. */
export interface Locarno {
  class: number
  subclass: number | null
  /** Edition of the classification by which it was given. */
  edition: number | null
}

/** What a drawing shows. `sheet`: a whole sheet, with several figures perhaps. */
export const VIEWS = [
  'perspective',
  'front',
  'back',
  'left',
  'right',
  'top',
  'bottom',
  'use',
  'detail',
  'sheet',
] as const
export type ViewKind = (typeof VIEWS)[number]

export interface View {
  /** From 1, in the order of the publication. */
  no: number
  kind: ViewKind
}

export interface Party {
  name: string
  address: string | null
  /** ISO 3166 alpha-2. */
  country: string | null
}

/** What an office has said or done that decides whether a patent holds; see legal-status.ts. */
export type LegalEvent = 'renewed' | 'surrendered' | 'invalidated' | 'lapsed'

/** Where a right is known from, and on which day it was so. Rights are public: they have no owner among the accounts. */
export interface RightsProvenance {
  source: 'sample' | 'uspto'
  observedOn: string
}

/** Two offices may give the same number, so that a number alone names no patent. */
export interface Registration {
  office: Office
  /** As the office writes it: `D1012345`, `CN305123456S`, `001234567-0001`. */
  publicationNumber: string
}

/** An earlier application of the same design; its date replaces the date of this one (Paris Convention, article 4). */
export interface Priority {
  /** Where it was filed: ISO 3166 alpha-2, or an office of several countries (`EM`, `WO`). */
  country: string
  /** As the claim writes it. */
  number: string
  filedOn: string | null
}

export interface Patent extends RightsProvenance, Registration {
  id: number
  applicationNumber: string | null
  title: string
  titleZh: string | null
  locarno: Locarno[]
  applicants: Party[]
  designers: string[]
  agency: string | null
  agents: string[]
  filedOn: string | null
  publishedOn: string
  /** Null while it is an application. */
  grantedOn: string | null
  /** Years of the term where the publication says them. */
  termYears: number | null
  events: { event: LegalEvent; on: string; until?: string }[]
  /** Registrations of the same design elsewhere. */
  family: Registration[]
  priorities: Priority[]
  abstract: string | null
  views: View[]
}

/** A case in which patents or marks were enforced: temporary restraining orders against sellers. */
export interface EnforcementCase extends RightsProvenance {
  /** `2026-cv-01234`; unique within its court. */
  number: string
  court: string
  filedOn: string
  plaintiff: string
  lawFirm: string | null
  kind: 'design' | 'trademark' | 'copyright' | 'utility'
  stage: 'filed' | 'sealed' | 'troGranted' | 'injunction' | 'settled' | 'default' | 'dismissed'
  defendants: number | null
  /** Publication numbers of patents, registration numbers of marks. */
  rights: string[]
}
