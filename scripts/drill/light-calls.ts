/** The calls of the account that must not be delayed: each takes the server less than a millisecond. */
import { Agent, request } from 'node:http'

const PATHS = ['/api/account/info', '/api/report/productList', '/api/ledger/index', '/api/patent/queries']

/** Calls over kept-alive connections. */
export function lightCalls(url: string, token: string): (() => Promise<void>)[] {
  const agent = new Agent({ keepAlive: true })
  const headers = { authorization: token }
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const call = request(url + path, { agent, headers }, (answer) => {
        answer.resume()
        answer.once('end', () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${answer.statusCode}`)),
        )
      })
      call.once('error', reject)
      call.end()
    })
  return PATHS.map((path) => () => ask(path))
}
