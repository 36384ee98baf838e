/** Access to untrusted objects: every field is unknown until checked. */

export type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object, or an empty one. */
export const objectOrEmpty = (value: unknown): Fields => (isObject(value) ? value : {})
