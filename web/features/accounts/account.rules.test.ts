import { expect, test } from 'vitest'
import { problemsOf } from './account.rules.ts'

const complete = { phone: '13800000000', password: 'seller123', robot: true }

test.each(['13800000000', ' 13800000000 ', '138 0000 0000', '+86 138-0000-0000', '0086 13800000000'])(
  'a form with the phone number %j may be sent, as an address book writes it',
  (phone) => expect(problemsOf({ ...complete, phone })).toEqual({}),
)

test.each(['', '1380000000', '23800000000', '138000000001', '1380000000a'])('%j is no mobile number', (phone) => {
  expect(problemsOf({ ...complete, phone })).toEqual({ phone: 'wrongPhone' })
})

test('a password of five characters is too short, one of six is not', () => {
  expect(problemsOf({ ...complete, password: '12345' })).toEqual({ password: 'shortPassword' })
  expect(problemsOf({ ...complete, password: '123456' })).toEqual({})
})

test.each(['', '12345', '1234567', '12345a', '１２３４５６'])('%j is no code of six digits', (code) => {
  expect(problemsOf({ phone: complete.phone, code })).toEqual({ code: 'codeFormat' })
})

test('a code may be pasted with spaces around it', () => {
  expect(problemsOf({ code: ' 123456 ' })).toEqual({})
})

test('an old password may be as short as it once was allowed to be, but it may not be missing', () => {
  expect(problemsOf({ oldPassword: 'a', password: 'seller123' })).toEqual({})
  expect(problemsOf({ oldPassword: '', password: 'seller123' })).toEqual({ oldPassword: 'noOldPassword' })
})

test('whoever does not say that they are no robot is asked to', () => {
  expect(problemsOf({ ...complete, robot: false })).toEqual({ robot: 'robotUnconfirmed' })
})

test('a form is asked only for the fields that it has', () => {
  expect(problemsOf({})).toEqual({})
})
