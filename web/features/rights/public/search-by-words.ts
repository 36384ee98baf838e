/** Ways into the searches for patents and trademarks, with the words filled in. */
import type { Office } from '#contracts/model/rights/patent.ts'
import { useDraft } from '#web/kit/draft.ts'
import { searchDraft, withChange } from '../patents/search/search-form.ts'

export const PATENT_SEARCH = '/patent'

/** Fills the title into the form of the patent search, which is paid and starts on submit. */
export function useFillPatentSearch(): (title: string) => void {
  const [, setDraft] = useDraft(searchDraft)
  return (title) => setDraft(withChange(undefined, { title }))
}

export const markSearchPath = (trademark: string, more: { office?: Office; mark?: number } = {}) =>
  `/trademark?${new URLSearchParams({
    trademark,
    ...(more.office && { office: more.office }),
    ...(more.mark !== undefined && { mark: String(more.mark) }),
  })}`

/** The facts of a patent, over the latest patents. */
export const patentPath = (id: number) => `/patent-new?${new URLSearchParams({ patent: String(id) })}`
