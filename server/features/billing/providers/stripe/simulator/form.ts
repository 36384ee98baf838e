/** Parses Stripe's forms with nested names: `line_items[0][price_data][currency]=cny`. */
import { invalid } from './errors.ts'

/** A value or nested fields. Lists have numeric names. */
export type Field = string | Fields
/** A map, not an object: names are untrusted, such as `__proto__`. */
export type Fields = Map<string, Field>

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
const MAX_DEPTH = 6
const MAX_FIELDS = 1000

export function parseForm(text: string): Fields {
  const fields: Fields = new Map()
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    const [, first, rest] = NAME.exec(name) ?? []
    const path =
      first && rest !== undefined
        ? [
            first,
            ...rest
              .slice(1, -1)
              .split('][')
              .slice(rest ? 0 : 1),
          ]
        : []
    count += 1
    if (path.length === 0 || path.length > MAX_DEPTH || count > MAX_FIELDS)
      throw invalid('Invalid request: the names of the parameters cannot be read.', { param: name.slice(0, 100) })
    put(fields, path, value, name)
  }
  return fields
}

function put(into: Fields, [head = '', ...rest]: string[], value: string, name: string): void {
  // `names[]=a&names[]=b` numbers its items automatically.
  const key = head || String(into.size)
  const there = into.get(key)
  if (rest.length === 0 && typeof there !== 'object') into.set(key, value)
  else if (rest.length > 0 && typeof there !== 'string') {
    const below: Fields = there ?? new Map<string, Field>()
    into.set(key, below)
    put(below, rest, value, name)
  } else throw invalid(`Invalid request: ${name} is both a value and a hash.`, { param: name })
}
