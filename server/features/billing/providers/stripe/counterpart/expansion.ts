/** `expand`: https://docs.stripe.com/expand — the name of an object is replaced by the object. */
import { invalid } from './errors.ts'

const DEEPEST = 4

/** Finds an object of the account by its name. */
type Find = (id: string) => object | undefined

/** Replaces what stands at each path; refuses a path that leads nowhere. */
export function expand(object: object, paths: readonly string[], find: Find): object {
  return paths.reduce((whole, path) => {
    const steps = path.split('.')
    if (steps.length > DEEPEST) throw cannot(path)
    return expandOne(whole, steps, path, find)
  }, object)
}

function expandOne(object: object, [step = '', ...rest]: string[], path: string, find: Find): object {
  const value: unknown = new Map<string, unknown>(Object.entries(object)).get(step)
  if (value === null) return object
  const there = typeof value === 'string' ? find(value) : value
  if (typeof there !== 'object' || there === null) throw cannot(path)
  return { ...object, [step]: rest.length > 0 ? expandOne(there, rest, path, find) : there }
}

const cannot = (path: string) =>
  invalid(`This property cannot be expanded (${path.slice(0, 100)}).`, { param: 'expand' })
