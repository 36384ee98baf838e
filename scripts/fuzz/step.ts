import type { ProviderName } from '#contracts/api/payment-providers.ts'

/** One request to a call, as it is sent in a run. */
export interface Step {
  as: Caller
  /** Path and query as they are sent, but for marks. */
  address: string
  headers: Record<string, string>
  body?: Body | undefined
}
export interface Body {
  type: string | undefined
  /** A text may hold marks; bytes go out as they are. */
  content: string | Buffer
  /** A webhook's body that the provider itself has signed. */
  signed?: ProviderName | undefined
}
/** `strayed` is logged in, in another world. */
export type Caller = 'seller' | 'neighbour' | 'nobody' | 'unknown' | 'strayed'
