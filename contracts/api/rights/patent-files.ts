/** Files about design patents: PDF of a search, its picture, drawings of patents. */
import { data, download, endpoints, file } from '../../core/endpoint.ts'
import { integer, object, oneOf, optional, string } from '../../core/schema.ts'
import { signedQuery } from '../../core/signed.ts'
import { byQuery, officeCodes, targets, thresholds } from './patent-rows.ts'

export const patentFiles = endpoints({
  print: {
    method: 'POST',
    path: '/api/patent/print',
    summary: 'URL of the result of a query as PDF',
    auth: 'user',
    origin: 'ours',
    safe: true,
    body: object({ ...byQuery, ...thresholds, targets, language: optional(oneOf('zh-CN', 'en-US')) }),
    answer: data(
      object({ url: string({ description: 'Valid for a limited time; the server draws the PDF on download' }) }),
    ),
    failures: ['queryNotFound', 'wrongThresholds'],
  },
  pdf: {
    method: 'GET',
    path: '/download/patents/:file',
    summary: 'The PDF of a query; its URL is signed and expires',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ maxLength: 80 }) }),
    query: object({
      ...signedQuery,
      ...thresholds,
      lang: optional(oneOf('zh-CN', 'en-US')),
      targets: optional(officeCodes),
      inline: optional(integer({ description: '1 shows it in the browser instead of downloading it' })),
    }),
    answer: download('application/pdf'),
    failures: ['fileNotFound'],
  },
  queryPicture: {
    method: 'GET',
    path: '/images/patent-query/:file',
    summary: 'The picture of a search; its URL is signed and expires',
    auth: 'guest',
    origin: 'ours',
    params: object({ file: string({ maxLength: 80 }) }),
    query: object(signedQuery),
    answer: file('image/png'),
    failures: ['fileNotFound'],
  },
  drawing: {
    method: 'GET',
    path: '/images/patent/:id/:file',
    summary: 'A drawing of a patent. `file` is NUMBER.png',
    auth: 'guest',
    origin: 'ours',
    params: object({ id: string({ pattern: '^\\d{1,12}$' }), file: string({ pattern: '^\\d{1,3}\\.png$' }) }),
    answer: file('image/png'),
    failures: ['fileNotFound'],
  },
})
