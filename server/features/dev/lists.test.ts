import { expect, test } from 'vitest'
import { api } from '#contracts/api/index.ts'
import { compareAnswer } from '#contracts/core/answers.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { extendList, isList, type Page } from './lists.ts'

const lists = Object.values(api)
  .flatMap((group) => Object.values<Endpoint>(group))
  .filter(isList)

const empty = (): Page => ({ row: [], total: 0, page: 1, size: 20 })

test.each(lists.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s conforms to its contract with sample rows, including their order',
  async (_, endpoint) => {
    const { row, ...page } = await extendList(endpoint, { query: {}, body: {} }, empty)
    const body = { code: 1, msg: '', data: { row, ...page } }
    const { differences } = compareAnswer(endpoint, { status: 200, type: 'application/json', body }, 'success')
    // Some answers have more fields than the page; no samples are generated for those.
    expect(differences.filter(({ path }) => path.startsWith('data.row'))).toEqual([])
  },
)
