import { data, download, endpoints } from '../core/endpoint.ts'
import { object, string } from '../core/schema.ts'

export const extension = endpoints({
  info: {
    method: 'GET',
    path: '/api/extension/info',
    summary: 'The browser extension, the QR code of the mini-program, and the support contacts',
    auth: 'guest',
    origin: 'ours',
    answer: data(
      object({
        name: string({ description: 'The package is at /download/NAME.zip' }),
        version: string({ description: 'Three numbers, without a leading v' }),
        miniProgram: string({ description: 'Text of the QR code; empty if the operator has no mini-program' }),
        support: string({ description: 'Text of the QR code; empty if the operator has no support account' }),
        supportEmail: string({ description: 'Empty if the operator has none' }),
        supportWechat: string({ description: 'WeChat ID; empty if the operator has none' }),
      }),
    ),
    failures: [],
  },
  download: {
    method: 'GET',
    path: '/download/:file',
    summary: 'The browser extension as a zip with the address of this server built in. `file` is NAME.zip',
    auth: 'guest',
    origin: 'upstream',
    params: object({ file: string({ maxLength: 200 }) }),
    answer: download('application/zip'),
    failures: ['fileNotFound'],
  },
})
