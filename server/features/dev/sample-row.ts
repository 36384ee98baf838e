/** Sample values that fit a schema of the contract, always the same at the same index. */
import { LOCARNO_PATTERN } from '#contracts/api/rights/patent-rows.ts'
import { DAY_PATTERN, INSTANT_PATTERN, MONTH_PATTERN } from '#contracts/core/time.ts'
import { STORY } from '#fixtures/story.ts'

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

/** Texts whose field requires a certain content. */
const BY_NAME: Readonly<Record<string, (index: number) => string>> = {
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
  return sampleValue(schema, index, '') as object // rows of lists are objects
}

function sampleValue(shape: Shape, index: number, name: string): unknown {
  if (shape.enum) return shape.enum[index % shape.enum.length]
  if (shape.const !== undefined) return shape.const
  if (shape.anyOf) return shape.anyOf[0] && sampleValue(shape.anyOf[0], index, name)
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([key, part]) => [key, sampleValue(part, index, key)]),
      )
    case 'array':
      return shape.items ? [sampleValue(shape.items, index, name)] : []
    case 'integer':
    case 'number':
      return Math.min(shape.maximum ?? Number.MAX_SAFE_INTEGER, Math.max(shape.minimum ?? 0, index + 1))
    case 'boolean':
      return index % 2 === 0
    case 'string':
      return BY_NAME[name]?.(index) ?? BY_PATTERN[shape.pattern ?? '']?.(index) ?? `${name} ${index + 1}`
    default:
      return null
  }
}

/** One minute earlier per index, because lists show the latest first. */
const instantOf = (index: number) => new Date(Date.UTC(2026, 10, 1) - index * 60_000).toISOString()

const BY_PATTERN: Readonly<Record<string, (index: number) => string>> = {
  [INSTANT_PATTERN]: instantOf,
  [DAY_PATTERN]: (index) => instantOf(index).slice(0, 10),
  [MONTH_PATTERN]: (index) => instantOf(index).slice(0, 7),
  [LOCARNO_PATTERN]: () => '06-01',
}
