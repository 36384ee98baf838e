/** Empties or extends the page of a list call for the scenarios `emptyLists` and `hugeLists`, within its contract. */
import { HUGE_LIST } from '#contracts/api/dev/devtools-scenarios.ts'
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { sampleOf } from './sample-row.ts'

export interface Page {
  row: object[]
  total: number
  page: number
  size: number
}

export function isList({ answer }: Endpoint): boolean {
  const fields = answer.kind === 'data' ? propertiesOf(answer.schema) : {}
  return ['row', 'total', 'page', 'size'].every((name) => name in fields)
}

export const emptyPage = (page: Page): Page => ({ ...page, row: [], total: 0 })

const KEYS = ['id', 'no']

/**
 * The existing rows, then copies of the last one with new ids, so that the list stays sorted; sample rows if there are
 * none. A request for one row by id is passed on unchanged.
 */
export async function extendList(
  endpoint: Endpoint,
  call: { query?: unknown; body?: unknown },
  ask: (call: object) => Page | Promise<Page>,
): Promise<Page> {
  // The cast: the schema declares page and size.
  const part = endpoint.query ? 'query' : 'body'
  const input = (call[part] ?? {}) as { page?: number; size?: number; id?: unknown }
  if (input.id !== undefined) return ask(call)
  const { page = 1, size = PAGE_SIZE } = input
  // Copies come from the first page, whichever page is requested.
  const first = await ask(Object.assign(call, { [part]: { ...input, page: 1 } }))
  const start = (page - 1) * size
  const count = Math.max(0, Math.min(size, HUGE_LIST - start))
  const row = Array.from({ length: count }, (_, i) => rowAt(endpoint, first.row, start + i))
  return { ...first, row, total: HUGE_LIST, page, size }
}

function rowAt(endpoint: Endpoint, rows: readonly object[], index: number): object {
  const known = rows[index]
  if (known) return known
  const like = rows.at(-1) ?? sampleOf(rowSchemaOf(endpoint), index)
  return { ...like, ...Object.fromEntries(KEYS.flatMap((key) => idAt(like, key, index))) }
}

/** New ids: above all ids of the sample world, and always the same at the same index. */
function idAt(row: object | undefined, key: string, index: number): [string, number | string][] {
  const value = new Map<string, unknown>(Object.entries(row ?? {})).get(key)
  if (typeof value === 'number') return [[key, 1_000_000 + index]]
  if (typeof value === 'string') return [[key, value.slice(0, -5) + String(index).padStart(5, '0')]]
  return []
}

function rowSchemaOf({ answer }: Endpoint): object {
  const row = answer.kind === 'data' ? propertiesOf(answer.schema).row : undefined
  return row && 'items' in row && typeof row.items === 'object' && row.items !== null ? row.items : {}
}

function propertiesOf(schema: object): Readonly<Record<string, object>> {
  // The cast: object schemas keep their properties there.
  return 'properties' in schema ? (schema.properties as Record<string, object>) : {}
}
