import { expect, test } from 'vitest'
import { problemsOf } from './account.rules.ts'

const complete = { phone: '13800000000', password: 'seller123', robot: true }

test.each(['13800000000', ' 13800000000 ', '138 0000 0000', '+86 138-0000-0000', '0086 13800000000'])(
  'accepts the phone number %j in the formats of address books',
  (phone) => expect(problemsOf({ ...complete, phone })).toEqual({}),
)

test.each(['', '1380000000', '23800000000', '138000000001', '1380000000a'])(
  'rejects %j as a mobile number',
  (phone) => {
    expect(problemsOf({ ...complete, phone })).toEqual({ phone: 'wrongPhone' })
  },
)

test('rejects a password of five characters and accepts one of six', () => {
  expect(problemsOf({ ...complete, password: '12345' })).toEqual({ password: 'shortPassword' })
  expect(problemsOf({ ...complete, password: '123456' })).toEqual({})
})

test.each(['', '12345', '1234567', '12345a', '１２３４５６'])('rejects %j as a code of six digits', (code) => {
  expect(problemsOf({ phone: complete.phone, code })).toEqual({ code: 'codeFormat' })
})

test('accepts a pasted code with spaces around it', () => {
  expect(problemsOf({ code: ' 123456 ' })).toEqual({})
})

test('accepts a short old password but not a missing one', () => {
  expect(problemsOf({ oldPassword: 'a', password: 'seller123' })).toEqual({})
  expect(problemsOf({ oldPassword: '', password: 'seller123' })).toEqual({ oldPassword: 'noOldPassword' })
})

test('requires the not-a-robot confirmation', () => {
  expect(problemsOf({ ...complete, robot: false })).toEqual({ robot: 'robotUnconfirmed' })
})

test('checks only the fields that the form contains', () => {
  expect(problemsOf({})).toEqual({})
})
