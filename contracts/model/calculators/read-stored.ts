/** Reads inputs that were stored or shared as JSON, perhaps by an earlier version. */
import { matches } from '../../core/matches.ts'
import type { Static, TObject } from '../../core/schema.ts'

export type Fields = Readonly<Record<string, unknown>>

/**
 * Reads an input from JSON. Missing fields are those of the first input, and unknown fields are dropped. Null if there
 * is no first input or the result does not match the schema.
 * @param firstInput returns the input that the tool starts from, by the stored marketplace
 */
export function readStored<S extends TObject>(
  schema: S,
  text: string,
  firstInput: (stored: Fields) => Fields | null,
): Static<S> | null {
  const stored = parse(text)
  if (!isFields(stored)) return null
  const first = firstInput(stored)
  const input: unknown = first && completeFields(Object.keys(schema.properties), first, stored)
  return matches(schema, input) ? input : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const completeFields = (names: readonly string[], first: Fields, stored: Fields): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = complete(first[name], stored[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )

function complete(first: unknown, stored: unknown): unknown {
  if (stored === undefined) return first
  if (!isFields(first) || !isFields(stored)) return stored
  // The fields of a union depend on its kind, so a union is not completed field by field.
  if ('by' in first && 'by' in stored && first.by !== stored.by) return stored
  return completeFields(Object.keys(first), first, stored)
}
