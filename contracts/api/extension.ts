import { data, endpoints, file } from '../core/endpoint.ts'
import { object, string } from '../core/schema.ts'

export const extension = endpoints({
  info: {
    method: 'GET',
    path: '/api/extension/info',
    summary: 'The browser extension, and what the QR codes of the mini-program and of the support lead to',
    auth: 'guest',
    origin: 'ours',
    answer: data(
      object({
        name: string({ description: 'The package is at /download/NAME.zip' }),
        version: string({ description: 'Three numbers, without the v' }),
        miniProgram: string({ description: 'Text of the QR code; empty where the operator has no mini-program' }),
        support: string({ description: 'Text of the QR code; empty where the operator has no support account' }),
      }),
    ),
    refuses: [],
  },
  download: {
    method: 'GET',
    path: '/download/:file',
    summary: 'The browser extension as a zip, which knows the address that it was downloaded from. `file` is NAME.zip',
    auth: 'guest',
    origin: 'upstream',
    params: object({ file: string({ maxLength: 200 }) }),
    answer: file('application/zip'),
    refuses: ['fileNotFound'],
  },
})
