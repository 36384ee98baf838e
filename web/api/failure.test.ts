import { expect, test } from 'vitest'
import { Failure, messageOf, textOf } from './failure.ts'

const answer = { code: 1002, msg: 'ASIN 错误', data: { asin: 'X' } }

test('textOf shows the msg of an answer and nothing for other errors', () => {
  expect(textOf(new Failure({ ...answer, status: 200 }))).toBe('ASIN 错误')
  expect(textOf(new TypeError('x is undefined'))).toBe('')
})

test('messageOf shows the message of any error', () => {
  expect(messageOf(new Failure({ ...answer, status: 200 }))).toBe('ASIN 错误')
  expect(messageOf(new Error('out of memory'))).toBe('out of memory')
  expect(messageOf('thrown text')).toBe('')
})
