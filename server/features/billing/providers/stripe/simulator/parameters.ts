/** Reads parameters with Stripe's errors. A parameter that no call reads is unknown. */
import { invalid } from './errors.ts'
import type { Field, Fields } from './form.ts'

interface Bounds {
  min: number
  max: number
}

export class Parameters {
  readonly #fields: Fields
  readonly #path: string
  readonly #read = new Set<string>()
  readonly #below: Parameters[] = []

  constructor(fields: Fields, path = '') {
    this.#fields = fields
    this.#path = path
  }

  name(key: string): string {
    return this.#path ? `${this.#path}[${key}]` : key
  }

  has(key: string): boolean {
    return this.#fields.has(key)
  }

  text(key: string, longest = 5000): string | undefined {
    const param = this.name(key)
    const value = this.#take(key)
    if (value === undefined) return undefined
    if (typeof value !== 'string') throw invalid('Invalid string: must be a string.', { param })
    if (value === '')
      throw invalid(`You passed an empty string for '${param}'.`, { code: 'parameter_invalid_empty', param })
    if (value.length > longest)
      throw invalid(`Invalid string: must be at most ${longest} characters`, { code: 'string_too_long', param })
    return value
  }

  integer(key: string, { min, max }: Bounds): number | undefined {
    const value = this.text(key)
    if (value === undefined) return undefined
    const number = Number(value)
    const about = { code: 'parameter_invalid_integer', param: this.name(key) }
    if (!/^-?\d{1,15}$/.test(value)) throw invalid(`Invalid integer: ${value.slice(0, 40)}`, about)
    if (number < min) throw invalid(`This value must be greater than or equal to ${min}.`, about)
    if (number > max) throw invalid(`This value must be less than or equal to ${max}.`, about)
    return number
  }

  oneOf<T extends string>(key: string, values: readonly T[]): T | undefined {
    const value = this.text(key)
    const found = values.find((each) => each === value)
    if (value !== undefined && found === undefined)
      throw invalid(`Invalid ${this.name(key)}: must be one of ${values.join(', ')}`, { param: this.name(key) })
    return found
  }

  /** An http(s) address. */
  url(key: string): string | undefined {
    const value = this.text(key)
    // Replaces the session placeholder, which is not valid in an address.
    const address = value?.replaceAll('{CHECKOUT_SESSION_ID}', 'id')
    if (address !== undefined && !(URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)))
      throw invalid('Not a valid URL', { code: 'url_invalid', param: this.name(key) })
    return value
  }

  texts(key: string): string[] {
    const group = this.group(key)
    return group ? group.#keys().map((each) => requireParameter(group, each, group.text(each))) : []
  }

  allOneOf(values: readonly string[]): void {
    for (const key of this.#keys()) this.oneOf(key, values)
  }

  list(key: string): Parameters[] {
    const group = this.group(key)
    if (!group) return []
    return group.#keys().map((each) => requireParameter(group, each, group.group(each)))
  }

  metadata(key = 'metadata'): Record<string, string> {
    const group = this.group(key)
    const names = group ? group.#keys() : []
    const entries = names.map((each) => [each, group?.text(each, 500) ?? ''] as const)
    if (entries.length > 50 || entries.some(([name]) => name.length > 40))
      throw invalid('Metadata can have up to 50 keys, with names up to 40 characters.', { param: this.name(key) })
    return Object.fromEntries(entries)
  }

  group(key: string): Parameters | undefined {
    const value = this.#take(key)
    if (value === undefined) return undefined
    if (typeof value === 'string') throw invalid('Invalid object', { param: this.name(key) })
    const below = new Parameters(value, this.name(key))
    this.#below.push(below)
    return below
  }

  /** Refuses parameters that were sent but never read. */
  done(): void {
    const unknown = this.#keys().find((key) => !this.#read.has(key))
    if (unknown !== undefined) {
      const param = this.name(unknown)
      throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
    }
    for (const below of this.#below) below.done()
  }

  #keys(): string[] {
    return [...this.#fields.keys()]
  }

  #take(key: string): Field | undefined {
    this.#read.add(key)
    return this.#fields.get(key)
  }
}

export function requireParameter<T>(parameters: Parameters, key: string, value: T | undefined): T {
  const param = parameters.name(key)
  if (value === undefined) throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return value
}
