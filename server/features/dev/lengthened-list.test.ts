import { expect, test } from 'vitest'
import { api } from '#contracts/api/index.ts'
import { compareAnswer } from '#contracts/core/answers.ts'
import { type Endpoint, nameOf } from '#contracts/core/endpoint.ts'
import { isList, lengthened, type Page } from './lists.ts'

const lists = Object.values(api)
  .flatMap((group) => Object.values<Endpoint>(group))
  .filter(isList)

const empty = (): Page => ({ row: [], total: 0, page: 1, size: 20 })

test.each(lists.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s keeps its contract with made-up rows, including their order',
  async (_, endpoint) => {
    const { row, ...page } = await lengthened(endpoint, { query: {}, body: {} }, empty)
    const body = { code: 1, msg: '', data: { row, ...page } }
    const { differences } = compareAnswer(endpoint, { status: 200, type: 'application/json', body }, 'success')
    // Some answers have fields beside the page, which are not made up.
    expect(differences.filter(({ path }) => path.startsWith('data.row'))).toEqual([])
  },
)
