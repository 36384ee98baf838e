import { describe, expect, it } from 'vitest'
import { PASSWORD, SELLER } from './caller.test-support.ts'
import { isGuessable } from './guessable.rules.ts'

const PHONE = '13812345670'

describe('a password that is easy to guess', () => {
  it.each([
    ['well known', ['password', 'Password', 'P@ssw0rd', 'iloveyou', 'woaini', '5201314', '1qaz2wsx']],
    ['a repeat', ['111111', 'aaaaaaaa', 'abcabc', '123123', '12341234']],
    ['a sequence', ['123456', '1234567890', '987654', 'abcdef', 'qwerty', 'QWERTYUIOP', 'lkjhgf', '!@#$%^']],
    ['a known part with little around it', ['a123456', '123456a', 'aa111111', 'password1', 'admin@123', 'qwerty2026']],
    ['known parts in a row', ['abc123456', 'woaini1314', '123qwe123', 'password123456']],
    ['written in full width or with spaces around it', ['１２３４５６', ' password ']],
    ['the phone number of the account', [PHONE, `+86${PHONE}`, `a${PHONE}!`]],
    ['a part of that number', ['345670', '12345670', '138123']],
  ])('is %s', (_, passwords) => {
    for (const password of passwords) expect([password, isGuessable(password, PHONE)]).toEqual([password, true])
  })
})

describe('a password that is not guessable', () => {
  it.each([
    PASSWORD,
    SELLER.password,
    'seller-2026',
    'x7!kQ2',
    'wl2026',
    '我家有三只猫',
    '735902',
    'tom-and-jerry',
    '13999999998',
  ])('%s is accepted', (password) => {
    expect(isGuessable(password, PHONE)).toBe(false)
  })
})
