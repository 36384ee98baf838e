/** Stripe's parameters: a form whose names nest, `line_items[0][price_data][currency]=cny`. */
import { invalid } from './errors.ts'

/** A value, or what stands below a name. Lists are fields whose names are numbers. */
export type Field = string | Fields
/** A map and not an object: names come from outside, `__proto__` among them. */
export type Fields = Map<string, Field>

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/
const DEEPEST = 6
const MOST = 1000

/** Reads a form or a query. Throws a refusal for names that make no sense. */
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
    if (path.length === 0 || path.length > DEEPEST || count > MOST)
      throw invalid('Invalid request: the names of the parameters cannot be read.', { param: name.slice(0, 100) })
    put(fields, path, value, name)
  }
  return fields
}

function put(into: Fields, [head = '', ...rest]: string[], value: string, name: string): void {
  // `names[]=a&names[]=b` numbers its items by itself.
  const key = head || String(into.size)
  const there = into.get(key)
  if (rest.length === 0 && typeof there !== 'object') into.set(key, value)
  else if (rest.length > 0 && typeof there !== 'string') {
    const below: Fields = there ?? new Map<string, Field>()
    into.set(key, below)
    put(below, rest, value, name)
  } else throw invalid(`Invalid request: ${name} is both a value and a hash.`, { param: name })
}
