import { expect, test } from 'vitest'
import { problemsOf } from './login.rules.ts'

const complete = { phone: '13800000000', password: 'seller123', robot: true }

test('a complete form may be sent, spaces around the phone number and all', () => {
  expect(problemsOf(complete)).toEqual({})
  expect(problemsOf({ ...complete, phone: ' 13800000000 ' })).toEqual({})
})

test.each(['', '1380000000', '23800000000', '138000000001', '1380000000a'])('%j is no mobile number', (phone) => {
  expect(problemsOf({ ...complete, phone })).toEqual({ phone: 'wrongPhone' })
})

test('a password of five characters is too short, one of six is not', () => {
  expect(problemsOf({ ...complete, password: '12345' })).toEqual({ password: 'shortPassword' })
  expect(problemsOf({ ...complete, password: '123456' })).toEqual({})
})

test('whoever does not say that they are no robot is asked to', () => {
  expect(problemsOf({ ...complete, robot: false })).toEqual({ robot: 'robotUnconfirmed' })
})
