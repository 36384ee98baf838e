import type { marketSearch } from '#contracts/api/market-search.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import {
  HEAD,
  MARKET_CHOICES,
  MARKET_LEVELS,
  MARKET_NUMBER_NAMES,
  MARKET_NUMBERS,
  type MarketChoice,
  type MarketLevel,
  type MarketNumber,
  NEW_MONTHS,
} from '#contracts/model/screener/market-metrics.ts'
import {
  MARKET_PRESET_NAMES,
  MARKET_PRESETS,
  type MarketPreset,
  type MarketPresetName,
  presetRange,
} from '#contracts/model/screener/market-presets.ts'
import type { Sorting } from '#web/kit/list/column.ts'
import {
  type Bounds,
  emptied,
  type FilterProblem,
  holds,
  type MetricFilter,
  readFilter,
  readSorting,
  writeBounds,
  writeFilter,
  writeSorting,
} from '#web/kit/list/filter-text.ts'
import { changePreset, dropReplaced, REPLACED, WITHOUT_PRESET } from '#web/kit/list/preset-values.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { type DataClass, dataIn, settingIn } from '../market-path.ts'

type SearchBody = Omit<Body<typeof marketSearch.search>, 'page' | 'size'>
export type ScreenKind = 'hotMarket' | 'selectMarket'

/** Values of the address that are no metric. */
const OTHERS = [
  'marketplace',
  'data',
  'level',
  'words',
  'category',
  'head',
  'newMonths',
  'sort',
  'page',
  'preset',
  REPLACED,
  'view',
  'colour',
]
/** All that clearing the filters removes, with the metrics; marketplace, data and level stay. */
const CLEARED = ['words', 'category', 'preset', REPLACED]

/** The simple page begins with the niches that grow most. */
const DEFAULTS: Record<ScreenKind, { sorting: Sorting; level: MarketLevel | undefined }> = {
  hotMarket: { sorting: { by: 'unitsYear', order: 'desc' }, level: 'niche' },
  selectMarket: { sorting: { by: 'revenue', order: 'desc' }, level: undefined },
}

const AMOUNTS = MARKET_NUMBER_NAMES.filter((name) => MARKET_NUMBERS[name].unit === 'money')

/** Metrics that can colour the category map; the first one by default. */
export const MAP_COLOURS = ['unitsYear', 'openness'] as const
export type MapColour = (typeof MAP_COLOURS)[number]

/** The values of a market search as its address holds them. */
interface MarketSearch {
  marketplace: Marketplace
  data: DataClass | undefined
  level: MarketLevel | undefined
  words: string
  category: string | undefined
  head: number | undefined
  newMonths: number | undefined
  preset: MarketPresetName | undefined
  view: 'list' | 'map'
  colour: MapColour
  filter: MetricFilter<MarketNumber, MarketChoice>
  sorting: Sorting
  problems: FilterProblem[]
}

function readMarketSearch(search: URLSearchParams, kind: ScreenKind): MarketSearch {
  const { problems, ...filter } = readFilter(search, MARKET_NUMBERS, MARKET_CHOICES, OTHERS)
  const code = search.get('marketplace') ?? ''
  const marketplace = isMarketplace(code) ? code : DEFAULT_MARKETPLACE
  const level = search.get('level')
  const head = settingIn(search.get('head'), HEAD)
  const newMonths = settingIn(search.get('newMonths'), NEW_MONTHS)
  // An address of another version may name a preset whose thresholds have changed.
  const isInForce = (preset: MarketPreset) =>
    holds(filter, { range: presetRange(preset, marketplace), choice: {} }) &&
    (head ?? HEAD.default) === preset.head &&
    (newMonths ?? NEW_MONTHS.default) === preset.newMonths
  return {
    marketplace,
    data: dataIn(search.get('data')),
    level: level === 'all' ? undefined : (MARKET_LEVELS.find((each) => each === level) ?? DEFAULTS[kind].level),
    words: (search.get('words') ?? '').slice(0, 200),
    category: search.get('category')?.slice(0, 64) || undefined,
    head,
    newMonths,
    preset: MARKET_PRESET_NAMES.find((name) => name === search.get('preset') && isInForce(MARKET_PRESETS[name])),
    view: search.get('view') === 'map' ? 'map' : 'list',
    colour: MAP_COLOURS.find((colour) => colour === search.get('colour')) ?? MAP_COLOURS[0],
    filter,
    sorting: readSorting(search.get('sort'), MARKET_NUMBER_NAMES) ?? DEFAULTS[kind].sorting,
    problems,
  }
}

/** The body of the call, without its page. */
export function searchBody(search: MarketSearch): SearchBody {
  const { marketplace, data, level, words, category, head, newMonths, filter, sorting } = search
  return {
    marketplace,
    ...(data && { data }),
    ...(level && { level }),
    ...(words && { words }),
    ...(category && { category }),
    ...(head && { head }),
    ...(newMonths && { newMonths }),
    ...(Object.keys(filter.range).length > 0 && { range: filter.range }),
    // The cast: readFilter keeps only the values of each choice.
    ...(Object.keys(filter.choice).length > 0 && { choice: filter.choice as NonNullable<SearchBody['choice']> }),
    // The cast: readSorting keeps only names of numbers.
    sort: sorting.by as MarketNumber,
    order: sorting.order,
  }
}

export interface MarketSearchState {
  kind: ScreenKind
  search: MarketSearch
  set: (values: Readonly<Record<string, string>>) => void
  setRange: (name: string, bounds: Bounds) => void
  setChoice: (name: string, values: readonly string[]) => void
  setSorting: (sorting: Sorting) => void
  setMarketplace: (marketplace: Marketplace) => void
  /** Adds the conditions, settings and order of the preset, and removes those of the one before. */
  applyPreset: (preset: MarketPresetName | undefined) => void
  clear: () => void
}

/** The search in the address, and setters that change it. */
export function useMarketSearch(kind: ScreenKind): MarketSearchState {
  const [params, set] = useSearchValues()
  const search = readMarketSearch(params, kind)
  const none = emptied([...CLEARED, ...MARKET_NUMBER_NAMES, ...Object.keys(MARKET_CHOICES)])
  const { sorting: usual } = DEFAULTS[kind]
  return {
    kind,
    search,
    set,
    setRange: (name, bounds) => set({ [name]: writeBounds(bounds), ...WITHOUT_PRESET }),
    setChoice: (name, values) => set({ [name]: values.join(','), ...WITHOUT_PRESET }),
    setSorting: (sorting) =>
      set({ sort: sorting.by === usual.by && sorting.order === usual.order ? '' : writeSorting(sorting) }),
    // Amounts and categories of another marketplace mean something else.
    setMarketplace: (marketplace) =>
      set({
        marketplace: marketplace === DEFAULT_MARKETPLACE ? '' : marketplace,
        category: '',
        data: '',
        ...emptied(AMOUNTS),
        ...dropReplaced(params, AMOUNTS),
        ...(search.preset && conditionsOf(MARKET_PRESETS[search.preset], marketplace)),
      }),
    applyPreset: (preset) =>
      set({
        ...changePreset(
          params,
          valuesOfPreset(search.preset, search.marketplace),
          valuesOfPreset(preset, search.marketplace),
        ),
        preset: preset ?? '',
      }),
    // With its preset go the settings and the order that it brought.
    clear: () => set({ ...changePreset(params, valuesOfPreset(search.preset, search.marketplace), {}), ...none }),
  }
}

/** The values of the address for the conditions of a preset. */
const conditionsOf = (preset: MarketPreset, marketplace: Marketplace): Record<string, string> =>
  writeFilter({ range: presetRange(preset, marketplace), choice: {} })

/** The conditions, settings and order of a preset as values of the address; none without a preset. */
function valuesOfPreset(name: MarketPresetName | undefined, marketplace: Marketplace): Record<string, string> {
  if (name === undefined) return {}
  const preset: MarketPreset = MARKET_PRESETS[name]
  return {
    head: preset.head === HEAD.default ? '' : String(preset.head),
    newMonths: preset.newMonths === NEW_MONTHS.default ? '' : String(preset.newMonths),
    sort: writeSorting({ by: preset.sort, order: MARKET_NUMBERS[preset.sort].first }),
    ...conditionsOf(preset, marketplace),
  }
}
