import type { ProviderName } from '#contracts/api/payment-providers.ts'

/** One request of a run. */
export interface Step {
  as: Caller
  /** Path and query, with marks. */
  address: string
  headers: Record<string, string>
  body?: Body | undefined
}
export interface Body {
  type: string | undefined
  /** Marks are replaced in text; bytes are sent as they are. */
  content: string | Buffer
  /** Sign the webhook body with this provider's key. */
  signed?: ProviderName | undefined
}
/** `strayed` sends a token of another world. */
export type Caller = 'seller' | 'neighbour' | 'nobody' | 'unknown' | 'strayed'
