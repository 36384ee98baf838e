/** Reading objects of a foreign file: every field is unknown until its reader has looked at it. */

export type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object, or one without fields. */
export const asObject = (value: unknown): Fields => (isObject(value) ? value : {})
