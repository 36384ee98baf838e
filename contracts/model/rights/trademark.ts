/** Trademarks as the product knows them, and in how many ways a name can be like another. */
import type { Office, Party, RightsProvenance } from './patent.ts'

/** Why a mark is like a name, the strongest first: see server/features/rights/trademark-search/likeness.ts. */
export const REASONS = ['exact', 'lookAlike', 'fuzzy', 'phonetic', 'prefix', 'contains'] as const
export type Reason = (typeof REASONS)[number]

/**
 * How words of a listing that are a mark stand there: as a name; as a word of the language that also is a mark (descriptive
 * use); or to say what a thing fits ("compatible with …"), which is allowed where it is true.
 */
export const USES = ['name', 'commonWord', 'compatibility'] as const
export type Use = (typeof USES)[number]

/** Kind of drawing (USPTO drawing codes 2–6). */
export const DRAWINGS = ['design', 'designAndWords', 'standardCharacters', 'stylised', 'none'] as const
export type Drawing = (typeof DRAWINGS)[number]

export interface Trademark extends RightsProvenance {
  id: number
  office: Office
  /** Serial or application number. */
  serialNumber: string
  registrationNumber: string | null
  /** The words of the mark as they are registered; empty where it has none. */
  words: string
  drawing: Drawing | null
  /** Nice classes 1–45, ascending. */
  classes: number[]
  goods: { class: number; text: string }[]
  owners: Party[]
  /** The office's own code; for the US the three digits (contracts/model/rights/status-codes.ts). */
  statusCode: string
  /** Whether the right lives or is applied for; null where the code is not known. */
  live: boolean | null
  filedOn: string | null
  registeredOn: string | null
  statusOn: string | null
  attorney: string | null
}
