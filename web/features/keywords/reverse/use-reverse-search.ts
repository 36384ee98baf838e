import type { keywordReverse } from '#contracts/api/keyword-reverse.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import {
  defaultReverseSort,
  GAPS,
  type Gap,
  MAX_ASINS,
  MOVES,
  type Move,
  REVERSE_CHOICES,
  REVERSE_NUMBER_NAMES,
  REVERSE_NUMBERS,
  type ReverseChoice,
  type ReverseNumber,
} from '#contracts/model/keywords/reverse-metrics.ts'
import { DEFAULT_MARKETPLACE, isMarketplace, type Marketplace } from '#contracts/model/marketplaces.ts'
import { type PastedAsins, parsePastedAsins } from '#web/features/catalogue/public/asin-list.rules.ts'
import type { Sorting } from '#web/kit/list/column.ts'
import {
  type Bounds,
  emptied,
  type FilterProblem,
  type MetricFilter,
  readFilter,
  readSorting,
  writeBounds,
  writeSorting,
} from '#web/kit/list/filter-text.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import { readWords, type WordList, writeTerms } from '../mining/term-text.ts'

type ReverseBody = Omit<Body<typeof keywordReverse.search>, 'page' | 'size'>

/** Values of the address that are no metric. */
const OTHERS = ['marketplace', 'asins', 'week', 'against', 'gap', 'move', 'with', 'without', 'sort', 'page']
const METRICS = [...REVERSE_NUMBER_NAMES, ...Object.keys(REVERSE_CHOICES)]
/** All that clearing the filters removes. */
const CLEARED = ['gap', 'move', 'with', 'without', ...METRICS]
const AMOUNTS = REVERSE_NUMBER_NAMES.filter((name) => REVERSE_NUMBERS[name].unit === 'money')
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

function defaultSorting(gap: Gap | undefined): Sorting {
  const by = defaultReverseSort(gap)
  return { by, order: REVERSE_NUMBERS[by].first }
}

/** The values of a reverse lookup as its address holds them. */
export interface ReverseSearch {
  marketplace: Marketplace
  /** The ASINs of the address, and what else it has in their place. */
  pasted: PastedAsins
  asins: string[]
  week: string | undefined
  against: string | undefined
  gap: Gap | undefined
  move: Move | undefined
  with: string[]
  without: string[]
  filter: MetricFilter<ReverseNumber, ReverseChoice>
  sorting: Sorting
  problems: FilterProblem[]
}

export function readReverseSearch(search: URLSearchParams): ReverseSearch {
  const { problems, ...filter } = readFilter(search, REVERSE_NUMBERS, REVERSE_CHOICES, OTHERS)
  const code = search.get('marketplace') ?? ''
  const pasted = parsePastedAsins(search.get('asins') ?? '', MAX_ASINS)
  const readOne = <V extends string>(name: string, isValid: (text: string) => V | undefined): V | undefined => {
    const text = search.get(name) ?? ''
    const value = isValid(text)
    if (text !== '' && value === undefined) problems.push({ name, why: 'unreadable' })
    return value
  }
  const readDay = (name: string) => readOne(name, (text) => (DAY.test(text) ? text : undefined))
  const [week, against] = [readDay('week'), readDay('against')]
  const gap = readOne('gap', (text) => GAPS.find((each) => each === text))
  return {
    marketplace: isMarketplace(code) ? code : DEFAULT_MARKETPLACE,
    pasted,
    asins: pasted.asins,
    week,
    against,
    gap,
    move: readOne('move', (text) => MOVES.find((move) => move === text)),
    with: readWords(search.get('with') ?? '', 'with'),
    without: readWords(search.get('without') ?? '', 'without'),
    filter,
    sorting: readSorting(search.get('sort'), REVERSE_NUMBER_NAMES) ?? defaultSorting(gap),
    problems,
  }
}

/** The products and weeks that all calls of a lookup take. */
export const comparedBody = ({ marketplace, asins, week, against }: ReverseSearch) => ({
  marketplace,
  asins,
  ...(week && { week }),
  ...(against && { against }),
})

/** The body of the search, without its page. */
export function searchBody(search: ReverseSearch): ReverseBody {
  const { gap, move, filter, sorting } = search
  return {
    ...comparedBody(search),
    ...(gap && { gap }),
    ...(move && { move }),
    ...(search.with.length > 0 && { with: writeTerms(search.with) }),
    ...(search.without.length > 0 && { without: writeTerms(search.without) }),
    ...(Object.keys(filter.range).length > 0 && { range: filter.range }),
    // The cast: readFilter keeps only the values of each choice.
    ...(Object.keys(filter.choice).length > 0 && { choice: filter.choice as NonNullable<ReverseBody['choice']> }),
    // The cast: readSorting keeps only names of numbers.
    sort: sorting.by as ReverseNumber,
    order: sorting.order,
  }
}

/** Of the address. Empty for the order of the gap, so that choosing another gap brings its own order. */
export function sortValue({ gap }: Pick<ReverseSearch, 'gap'>, sorting: Sorting): string {
  const text = writeSorting(sorting)
  return text === writeSorting(defaultSorting(gap)) ? '' : text
}

export interface ReverseSearchState {
  search: ReverseSearch
  set: (values: Readonly<Record<string, string>>) => void
  /** With the marketplace of the pasted links, if they agree. */
  setAsins: (asins: readonly string[], marketplace?: Marketplace) => void
  setWords: (list: WordList, words: readonly string[]) => void
  setRange: (name: string, bounds: Bounds) => void
  setChoice: (name: string, values: readonly string[]) => void
  setSorting: (sorting: Sorting) => void
  setMarketplace: (marketplace: Marketplace) => void
  clear: () => void
}

/** The lookup in the address, and setters that change it. */
export function useReverseSearch(): ReverseSearchState {
  const [params, set] = useSearchValues()
  const search = readReverseSearch(params)
  // Amounts of another marketplace mean something else.
  const marketplaceValues = (marketplace: Marketplace) =>
    marketplace === search.marketplace
      ? {}
      : { marketplace: marketplace === DEFAULT_MARKETPLACE ? '' : marketplace, ...emptied(AMOUNTS) }
  return {
    search,
    set,
    setAsins: (asins, marketplace = search.marketplace) =>
      set({
        asins: writeTerms(asins),
        ...marketplaceValues(marketplace),
        // One product has no gaps.
        ...(asins.length < 2 && { gap: '' }),
      }),
    setWords: (list, words) => set({ [list]: writeTerms(words) }),
    setRange: (name, bounds) => set({ [name]: writeBounds(bounds) }),
    setChoice: (name, values) => set({ [name]: values.join(',') }),
    setSorting: (sorting) => set({ sort: sortValue(search, sorting) }),
    setMarketplace: (marketplace) => set(marketplaceValues(marketplace)),
    clear: () => set(emptied(CLEARED)),
  }
}
