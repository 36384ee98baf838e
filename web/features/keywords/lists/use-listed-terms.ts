/** The terms of a list that the address asks for. */
import type { KeywordList, keywordLists } from '#contracts/api/keyword-lists.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { KEYWORD_NUMBER_NAMES } from '#contracts/model/keywords/keyword-metrics.ts'
import type { Sorting } from '#web/kit/list/column.ts'
import { readSorting, writeSorting } from '#web/kit/list/filter-text.ts'
import { useSearchValues } from '#web/kit/url-state.ts'

type TermsBody = Omit<Body<typeof keywordLists.terms>, 'page' | 'size'>

const SORTS = ['addedAt', ...KEYWORD_NUMBER_NAMES] as const
const LATEST: Sorting = { by: 'addedAt', order: 'desc' }
const DATA = ['sample', 'imported'] as const

export interface ListedTermsState {
  /** The list of the address; the latest one if the address names none. Null without lists. */
  list: KeywordList | null
  /** Whether the address names a list that the account does not have. */
  isMissing: boolean
  words: string
  tag: string
  sorting: Sorting
  /** The body of the calls, without the page. */
  bodyOf: (list: KeywordList) => TermsBody
  set: (values: Readonly<Record<string, string>>) => void
  setSorting: (sorting: Sorting) => void
  openList: (id: number | null) => void
}

export function useListedTerms(lists: readonly KeywordList[]): ListedTermsState {
  const [search, set] = useSearchValues()
  const id = search.get('list')
  const list = id === null ? lists[0] : lists.find((each) => String(each.id) === id)
  const words = (search.get('with') ?? '').slice(0, 200)
  const tag = (search.get('tag') ?? '').slice(0, 30)
  const sorting = readSorting(search.get('sort'), SORTS) ?? LATEST
  const data = DATA.find((each) => each === search.get('data'))
  return {
    list: list ?? null,
    isMissing: id !== null && !list,
    words,
    tag,
    sorting,
    bodyOf: ({ id: of }) => ({
      list: of,
      ...(words && { with: words }),
      ...(tag.trim() && { tag }),
      ...(data && { data }),
      // The cast: readSorting keeps only these names.
      sort: sorting.by as (typeof SORTS)[number],
      order: sorting.order,
    }),
    set,
    setSorting: (chosen) => {
      const text = writeSorting(chosen)
      set({ sort: text === writeSorting(LATEST) ? '' : text })
    },
    openList: (opened) => set({ list: opened === null ? '' : String(opened), tag: '', with: '', data: '' }),
  }
}
