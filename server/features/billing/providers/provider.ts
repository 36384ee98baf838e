/** A provider's entry, usable before its calls (often an SDK of hundreds of modules) are loaded. */
import type { Minimum, ProviderCalls } from '../payments.ts'
import type { LocalProvider } from './local/local-provider.ts'

export type Source = Readonly<Record<string, string | undefined>>

export interface ProviderEntry {
  minimum: Minimum
  /**
   * `booked`: the answer to a booked notification. `refused`: the answer to any other; by default the refusal
   * `paymentNotice`.
   */
  notices: { booked: string; refused?: string }
  /**
   * Reads the provider's environment variables. Undefined unless all are set and the addresses valid. Adds a line to
   * `problems` per missing or wrong variable, without its value.
   */
  configure(source: Source, problems: string[]): ConfiguredProvider | undefined
  /** The local simulator; production never loads it. */
  local(): Promise<LocalProvider>
}

export interface ConfiguredProvider {
  load(): Promise<ProviderCalls>
  /** Origins of the payment page that receive form posts. */
  formOrigins: readonly string[]
}

/** Whether all variables are set. If only some are, adds a line to `problems` per missing one. */
export function requireAll(source: Source, names: readonly string[], problems: string[]): boolean {
  const missing = names.filter((name) => !source[name])
  if (missing.length === names.length) return false
  for (const name of missing) problems.push(`${name} is missing: expected all of ${names.join(', ')}, or none of them.`)
  return missing.length === 0
}
