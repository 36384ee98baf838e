import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('begins with a UTF-8 byte order mark for Excel and ends lines as RFC 4180 says', async () => {
  async function* rows() {
    yield ['卖家', -10] as const
  }
  let text = ''
  for await (const piece of csvOf(['名字', '算力'], rows())) text += piece
  expect(text).toBe('\ufeff名字,算力\r\n卖家,-10\r\n')
})
