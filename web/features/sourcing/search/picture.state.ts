import { draft, type SetDraft, useDraft } from '#web/kit/draft.ts'

export interface SearchedPicture {
  /** A data URL. */
  image: string
  /** What the server calls it. Pages and filters send this key instead of the picture. Undefined until the answer. */
  key: string | undefined
}

const searched = draft<SearchedPicture>()

/** The picture of the search. It is too long for an address, so it stays in memory. */
export const useSearchedPicture = (): [SearchedPicture | undefined, SetDraft<SearchedPicture>] => useDraft(searched)
