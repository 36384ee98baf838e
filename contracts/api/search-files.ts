/** The files of a search: the same rows as its list, without pages. */
import { download } from '../core/endpoint.ts'
import { object, oneOf, optional, string } from '../core/schema.ts'
import { signedQuery } from '../core/signed.ts'
import { LANGUAGES } from '../model/language.ts'

interface SearchFiles<P extends string> {
  /** Address of the files without their type. */
  path: P
  /** The rows, in the plural. */
  rows: string
  /** Characters of the search as JSON. */
  maxLength: number
}

/** The calls `csv` and `xlsx` of a search, which answers with their addresses. */
export function searchFiles<P extends string>({ path, rows, maxLength }: SearchFiles<P>) {
  const call = {
    method: 'GET',
    auth: 'guest',
    origin: 'ours',
    query: object({
      ...signedQuery,
      q: string({ maxLength, description: 'The search as JSON' }),
      lang: optional(oneOf(...LANGUAGES)),
    }),
    failures: ['fileNotFound'],
  } as const
  return {
    csv: {
      ...call,
      path: `${path}.csv`,
      summary: `All ${rows} of a search as CSV, by the signed URL of the search`,
      answer: download('text/csv; charset=utf-8'),
    },
    xlsx: {
      ...call,
      path: `${path}.xlsx`,
      summary: `All ${rows} of a search as an Excel workbook, by the signed URL of the search`,
      answer: download('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    },
  } as const
}
