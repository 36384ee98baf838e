import { expect, test } from 'vitest'
import { Failure, messageOf, textOf } from './failure.ts'

const said = { code: 1002, msg: 'ASIN 错误', data: { asin: 'X' } }

test('a task and a lookup show the msg of the answer, and nothing of what is no answer', () => {
  expect(textOf(new Failure({ ...said, status: 200 }))).toBe('ASIN 错误')
  expect(textOf(new TypeError('x is undefined'))).toBe('')
})

test('a list shows the message of whatever error it was', () => {
  expect(messageOf(new Failure({ ...said, status: 200 }))).toBe('ASIN 错误')
  expect(messageOf(new Error('out of memory'))).toBe('out of memory')
  expect(messageOf('thrown text')).toBe('')
})
