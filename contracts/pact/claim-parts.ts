/** Claims under the names of the contract's builders, for pinned calls. */
import type { Claim } from './claims.ts'

export const text: Claim = { is: 'string' }
export const integer: Claim = { is: 'integer' }
export const number: Claim = { is: 'number' }
export const boolean: Claim = { is: 'boolean' }
export const nothing: Claim = { is: 'null' }
export const like = (pattern: string): Claim => ({ is: 'like', pattern })
export const oneOf = (values: readonly string[]): Claim => ({ is: 'oneOf', values: [...values] })
export const list = (...items: Claim[]): Claim => ({ is: 'array', items })
export const object = (fields: Record<string, Claim>): Claim => ({ is: 'object', fields })
