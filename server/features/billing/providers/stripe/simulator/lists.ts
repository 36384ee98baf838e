/** Pagination: https://docs.stripe.com/api/pagination */
import type { Parameters } from './parameters.ts'

export interface List<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

export function pageOf<T extends { id: string }>(all: readonly T[], url: string, parameters: Parameters): List<T> {
  const limit = parameters.integer('limit', { min: 1, max: 100 }) ?? 10
  const after = parameters.text('starting_after')
  const from = all.findIndex(({ id }) => id === after) + 1
  return { object: 'list', data: all.slice(from, from + limit), has_more: all.length > from + limit, url }
}
