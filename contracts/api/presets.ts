/** Filters of lists that an account has saved under a name. A shared one is an address: the whole filter is in the URL. */
import { data, endpoints } from '../core/endpoint.ts'
import { array, integer, object, oneOf, string } from '../core/schema.ts'
import { instant } from '../core/time.ts'

/** Saved filters of one account, of all lists together. */
export const PRESETS_MAX = 50
export const PRESET_NAME_MAX = 60

export const PRESET_LISTS = ['products', 'markets', 'keywords', 'searchTerms', 'termProducts'] as const
export type PresetList = (typeof PRESET_LISTS)[number]

const List = oneOf(...PRESET_LISTS)
const Name = string({ pattern: '\\S', maxLength: PRESET_NAME_MAX })
const Query = string({ maxLength: 4000, description: 'Query of the address, without the question mark' })
const id = integer({ minimum: 1 })

const Preset = object({ id: integer(), list: List, name: string(), query: Query, createdAt: instant() })

export const presets = endpoints({
  list: {
    method: 'GET',
    path: '/api/presets',
    summary: 'Saved filters of a list, by name',
    auth: 'user',
    origin: 'ours',
    query: object({ list: List }),
    answer: data(object({ presets: array(Preset) })),
    failures: [],
  },
  save: {
    method: 'POST',
    path: '/api/presets/save',
    summary: 'Save a filter under a name that the list does not have yet',
    auth: 'user',
    origin: 'ours',
    body: object({ list: List, name: Name, query: Query }),
    answer: data(Preset),
    failures: ['presetExists', 'tooManyPresets'],
  },
  rename: {
    method: 'POST',
    path: '/api/presets/rename',
    summary: 'Rename a saved filter',
    auth: 'user',
    origin: 'ours',
    body: object({ id, name: Name }),
    answer: data(Preset),
    failures: ['presetNotFound', 'presetExists'],
  },
  remove: {
    method: 'POST',
    path: '/api/presets/delete',
    summary: 'Delete a saved filter',
    auth: 'user',
    origin: 'ours',
    body: object({ id }),
    answer: data(object({})),
    failures: ['presetNotFound'],
  },
})
