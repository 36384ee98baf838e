/**
 * Removes type annotations of databases and graphs: `{ "$numberDouble": "4.5" }` (MongoDB Extended JSON), `{ "@value":
 * "4.5", "@type": "xsd:decimal" }` (JSON-LD), `"4.5"^^xsd:decimal` (RDF).
 */
import { isObject } from './record-fields.ts'

const KEYS = ['$numberDouble', '$numberInt', '$numberLong', '$numberDecimal', '$date', '@value']
const RDF = /^"([^"]*)"\^\^\S+$/s
/** Records are shallow; deeper values stay as they are. */
const DEPTH = 5

export function withoutTypes(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return RDF.exec(value)?.[1] ?? value
  if (depth === DEPTH) return value
  if (Array.isArray(value)) return value.map((item) => withoutTypes(item, depth + 1))
  if (!isObject(value)) return value
  const key = KEYS.find((each) => each in value)
  if (key !== undefined) return numberIf(key, withoutTypes(value[key], depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutTypes(item, depth + 1)]))
}

/** Extended JSON writes numbers as text to keep all digits. */
function numberIf(key: string, value: unknown): unknown {
  const number = key.startsWith('$number') ? Number(value) : Number.NaN
  return Number.isFinite(number) ? number : value
}
