/** Design patents and enforcement cases. Days are `YYYY-MM-DD`; `null` means not known, and nothing is guessed. */

/** Searchable offices by WIPO ST.3 code, except `EU` (EUIPO) and `WO` (Hague). */
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

/** A Locarno class: `class` 1–32, `subclass` 1–99; null if only the class is known. */
export interface Locarno {
  class: number
  subclass: number | null
  /** Edition of the classification. */
  edition: number | null
}

/** `sheet`: a whole sheet, perhaps with several figures. */
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
  /** Starts at 1, in order of publication. */
  no: number
  kind: ViewKind
}

export interface Party {
  name: string
  address: string | null
  /** ISO 3166 alpha-2. */
  country: string | null
}

/** Events that decide whether a patent is in force; see legal-status.ts. */
export type LegalEvent = 'renewed' | 'surrendered' | 'invalidated' | 'lapsed'

/** Source of a right, and the day of its data. Rights are public, so they have no owner account. */
export interface RightsProvenance {
  source: 'sample' | 'uspto'
  observedOn: string
}

/** A number alone is ambiguous, because two offices may use the same one. */
export interface Registration {
  office: Office
  /** In the office's format: `D1012345`, `CN305123456S`, `001234567-0001`. */
  publicationNumber: string
}

/** An earlier application of the same design, whose date replaces this one's (Paris Convention, article 4). */
export interface Priority {
  /** ISO 3166 alpha-2, or a regional office (`EM`, `WO`). */
  country: string
  /** As written in the claim. */
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
  /** Null for an application. */
  grantedOn: string | null
  /** Length of the term if published. */
  termYears: number | null
  events: { event: LegalEvent; on: string; until?: string }[]
  /** Registrations of the same design elsewhere. */
  family: Registration[]
  priorities: Priority[]
  abstract: string | null
  views: View[]
}

/** A court case that enforces patents or marks, often by temporary restraining orders (TRO) against sellers. */
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
