/** Ways into the searches for patents and trademarks, with the words filled in. */
import type { Office } from '#contracts/model/rights/patent.ts'

/** Fills the title and the office into the form of the patent search, which is paid and starts on submit. */
export const patentSearchPath = (title: string, office: Office) => `/patent?${new URLSearchParams({ title, office })}`

export const markSearchPath = (trademark: string, more: { office?: Office; mark?: number } = {}) =>
  `/trademark?${new URLSearchParams({
    trademark,
    ...(more.office && { office: more.office }),
    ...(more.mark !== undefined && { mark: String(more.mark) }),
  })}`

/** The facts of a patent, over the latest patents. */
export const patentPath = (id: number) => `/patent-new?${new URLSearchParams({ patent: String(id) })}`
