/** Whether a value matches a schema of ours. The web needs it: it takes 0.5 KB, a whole validator 10 to 40 KB. */
import type { Static, TSchema } from './schema.ts'

/** The keywords that our schemas use. */
interface Keywords {
  type?: string
  enum?: readonly unknown[]
  anyOf?: readonly Keywords[]
  required?: readonly string[]
  properties?: Readonly<Record<string, Keywords>>
  additionalProperties?: boolean
  items?: Keywords
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

export const matches = <S extends TSchema>(schema: S, value: unknown): value is Static<S> =>
  // The cast: a schema is JSON, and its type does not list the keywords.
  fits(schema as Keywords, value)

function fits(schema: Keywords, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((each) => fits(each, value))
  if (schema.enum) return schema.enum.includes(value)
  switch (schema.type) {
    case 'null':
      return value === null
    case 'boolean':
      return typeof value === 'boolean'
    case 'string':
      return typeof value === 'string' && fitsText(schema, value)
    case 'number':
    case 'integer':
      return typeof value === 'number' && Number.isFinite(value) && fitsNumber(schema, value)
    case 'array':
      return (
        Array.isArray(value) &&
        value.length <= (schema.maxItems ?? Number.POSITIVE_INFINITY) &&
        value.every((item) => fits(schema.items ?? {}, item))
      )
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value) && fitsObject(schema, value)
    default:
      return false
  }
}

const fitsText = ({ minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern }: Keywords, text: string): boolean =>
  text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text))

const fitsNumber = ({ type, minimum, maximum, exclusiveMinimum }: Keywords, number: number): boolean =>
  (type !== 'integer' || Number.isInteger(number)) &&
  number >= (minimum ?? Number.NEGATIVE_INFINITY) &&
  number <= (maximum ?? Number.POSITIVE_INFINITY) &&
  number > (exclusiveMinimum ?? Number.NEGATIVE_INFINITY)

function fitsObject({ required = [], properties = {}, additionalProperties }: Keywords, value: object): boolean {
  const fields = Object.entries(value)
  return (
    required.every((name) => Object.hasOwn(value, name)) &&
    fields.every(([name, field]) => {
      const schema = properties[name]
      return schema ? fits(schema, field) : additionalProperties !== false
    })
  )
}
