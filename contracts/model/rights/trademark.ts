import type { Office, Party, RightsProvenance } from './patent.ts'

/** Ways in which a mark resembles a name, strongest first; see server/features/rights/trademark-search/compare-names.ts. */
export const REASONS = ['exact', 'lookAlike', 'fuzzy', 'phonetic', 'prefix', 'contains'] as const
export type Reason = (typeof REASONS)[number]

/**
 * How a listing uses the words of a mark: as a name; as a common word (descriptive use); or to state compatibility
 * ("compatible with …"), which is allowed if true.
 */
export const USES = ['name', 'commonWord', 'compatibility'] as const
export type Use = (typeof USES)[number]

/** USPTO drawing codes 2–6. */
export const DRAWINGS = ['design', 'designAndWords', 'standardCharacters', 'stylised', 'none'] as const
export type Drawing = (typeof DRAWINGS)[number]

export interface Trademark extends RightsProvenance {
  id: number
  office: Office
  /** Serial or application number. */
  serialNumber: string
  registrationNumber: string | null
  /** As registered; empty for a mark without words. */
  words: string
  drawing: Drawing | null
  /** Nice classes 1–45, ascending. */
  classes: number[]
  goods: { class: number; text: string }[]
  owners: Party[]
  /** The office's own code; for the US three digits (status-codes.ts). */
  statusCode: string
  /** Registered or applied for; null if the code is unknown. */
  live: boolean | null
  filedOn: string | null
  registeredOn: string | null
  statusOn: string | null
  attorney: string | null
}
