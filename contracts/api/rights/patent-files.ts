/** Files about design patents: the result of a search as PDF, its picture, drawings of patents. */
import { data, download, endpoints, file } from '../../core/endpoint.ts'
import { integer, object, oneOf, optional, string } from '../../core/schema.ts'
import { signedQuery } from '../../core/signed.ts'
import { byQuery, officeCodes, targets, thresholds } from './patent-rows.ts'

export const patentFiles = endpoints({
  print: {
    method: 'POST',
    path: '/api/patent/print',
    summary: 'The result of a query as PDF: address of the file',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({ ...byQuery, ...thresholds, targets, language: optional(oneOf('zh-CN', 'en-US')) }),
    answer: data(
      object({ url: string({ description: 'Opens the PDF for a limited time; the server draws it then' }) }),
    ),
    refuses: ['queryNotFound', 'wrongThresholds'],
  },
  pdf: {
    method: 'GET',
    path: '/download/patents/:file',
    summary: 'The PDF of a query; its address is signed and expires',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ maxLength: 80 }) }),
    query: object({
      ...signedQuery,
      ...thresholds,
      lang: optional(oneOf('zh-CN', 'en-US')),
      targets: optional(officeCodes),
      inline: optional(integer({ description: '1: shown in the browser instead of downloaded' })),
    }),
    answer: download('application/pdf'),
    refuses: ['fileNotFound'],
  },
  queryPicture: {
    method: 'GET',
    path: '/images/patent-query/:file',
    summary: 'The picture of a search; its address is signed and expires',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ maxLength: 80 }) }),
    query: object(signedQuery),
    answer: file('image/png'),
    refuses: ['fileNotFound'],
  },
  drawing: {
    method: 'GET',
    path: '/images/patent/:id/:file',
    summary: 'A drawing of a patent. `file` is NUMBER.png',
    auth: 'guest',
    origin: 'ours',
    params: object({ id: string({ pattern: '^\\d{1,12}$' }), file: string({ pattern: '^\\d{1,3}\\.png$' }) }),
    answer: file('image/png'),
    refuses: ['fileNotFound'],
  },
})
