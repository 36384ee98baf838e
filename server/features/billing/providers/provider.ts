/** What the product knows of a payment provider before its calls, often an SDK of hundreds of modules, are loaded. */
import type { Minimum, ProviderCalls } from '../payments.ts'
import type { LocalProvider } from './local/local-provider.ts'

export type Source = Readonly<Record<string, string | undefined>>

export interface ProviderEntry {
  minimum: Minimum
  /** `booked`: the answer to a notice that was booked. `refused`: to any other; without it we refuse with `paymentNotice`. */
  notices: { booked: string; refused?: string }
  /**
   * Reads its variables of the environment: undefined unless all are set and the addresses among them can be used. Adds a
   * line to `problems` for each that is missing or wrong, without repeating a value.
   */
  configure(source: Source, problems: string[]): ConfiguredProvider | undefined
  /** Its counterpart for dev mode. Production never loads it. */
  local(): Promise<LocalProvider>
}

/** A provider whose keys are known. */
export interface ConfiguredProvider {
  load(): Promise<ProviderCalls>
  /** Origins of its payment page to which the browser sends forms. */
  formOrigins: readonly string[]
}

/** Whether all of the variables are set. When only some are, adds a line to `problems` for each that is missing. */
export function requireAll(source: Source, names: readonly string[], problems: string[]): boolean {
  const missing = names.filter((name) => !source[name])
  if (missing.length === names.length) return false
  for (const name of missing) problems.push(`${name} is missing: expected all of ${names.join(', ')}, or none of them.`)
  return missing.length === 0
}
