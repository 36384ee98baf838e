/** `expand` (https://docs.stripe.com/expand) replaces an object's id by the object. */
import { invalid } from './errors.ts'

const MAX_DEPTH = 4

type Find = (id: string) => object | undefined

export function expand(object: object, paths: readonly string[], find: Find): object {
  return paths.reduce((whole, path) => {
    const steps = path.split('.')
    if (steps.length > MAX_DEPTH) throw cannotExpand(path)
    return expandOne(whole, steps, path, find)
  }, object)
}

function expandOne(object: object, [step = '', ...rest]: string[], path: string, find: Find): object {
  const value: unknown = new Map<string, unknown>(Object.entries(object)).get(step)
  if (value === null) return object
  const found = typeof value === 'string' ? find(value) : value
  if (typeof found !== 'object' || found === null) throw cannotExpand(path)
  return { ...object, [step]: rest.length > 0 ? expandOne(found, rest, path, find) : found }
}

const cannotExpand = (path: string) =>
  invalid(`This property cannot be expanded (${path.slice(0, 100)}).`, { param: 'expand' })
