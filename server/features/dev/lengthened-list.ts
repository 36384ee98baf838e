/** Made-up values that fit a schema of the contract, the same for the same place in a list. */
import { LOCARNO_PATTERN } from '#contracts/api/rights/patent-rows.ts'
import { DAY_PATTERN, INSTANT_PATTERN } from '#contracts/core/time.ts'
import { STORY } from '#fixtures/story.ts'

/** The words of JSON Schema that contracts use. */
interface Shape {
  type?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Shape[]
  properties?: Readonly<Record<string, Shape>>
  items?: Shape
  minimum?: number
  maximum?: number
  pattern?: string
}

/** Texts that have to hold what their name says. */
const TEXTS: Readonly<Record<string, (index: number) => string>> = {
  asin: () => STORY.asin,
  product: (index) =>
    JSON.stringify({ marketplace: 'US', asin: STORY.asin, title: `Sample ${index + 1}`, imageUrl: null, sample: true }),
  market: (index) =>
    JSON.stringify({
      nicheId: STORY.niche,
      nicheTitle: `Sample ${index + 1}`,
      referenceAsinImageUrl: null,
      sample: true,
    }),
  currency: () => 'cny',
  url: () => '',
  receipt: () => '',
}

export function sampleOf(schema: object, index: number): object {
  return madeUp(schema, index, '') as object // the rows of lists are objects
}

function madeUp(shape: Shape, index: number, name: string): unknown {
  if (shape.enum) return shape.enum[index % shape.enum.length]
  if (shape.const !== undefined) return shape.const
  if (shape.anyOf) return shape.anyOf[0] && madeUp(shape.anyOf[0], index, name)
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, part]) => [key, madeUp(part, index, key)]),
      )
    case 'array':
      return shape.items ? [madeUp(shape.items, index, name)] : []
    case 'integer':
    case 'number':
      return Math.min(shape.maximum ?? Number.MAX_SAFE_INTEGER, Math.max(shape.minimum ?? 0, index + 1))
    case 'boolean':
      return index % 2 === 0
    case 'string':
      return TEXTS[name]?.(index) ?? FORMS[shape.pattern ?? '']?.(index) ?? `${name} ${index + 1}`
    default:
      return null
  }
}

/** A minute further back for each place, as lists have the latest first. */
const instantOf = (index: number) => new Date(Date.UTC(2026, 10, 1) - index * 60_000).toISOString()

/** Texts for patterns. */
const FORMS: Readonly<Record<string, (index: number) => string>> = {
  [INSTANT_PATTERN]: instantOf,
  [DAY_PATTERN]: (index) => instantOf(index).slice(0, 10),
  [LOCARNO_PATTERN]: () => '06-01',
}
