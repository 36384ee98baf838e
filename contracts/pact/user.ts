import { MODULES } from '#contracts/core/endpoint.ts'
import { LANGUAGES } from '#contracts/model/language.ts'
import { STORY } from '#fixtures/story.ts'
import { exactly, integer, like, number, oneOf, rowsOf, text } from './matchers.ts'

export const user = {
  id: integer(1),
  phone: like('^1[0-9]{2}[*]{4}[0-9]{4}$', '138****0000'),
  nickname: text(STORY.account.nickname),
  avatar: text(''),
  level: integer(0),
  level_text: text(''),
  start_time: null,
  end_time: null,
  type: integer(0),
  birthday: null,
  sex: integer(1),
  language: oneOf(LANGUAGES, 'zh-CN'),
  money: number(0),
  power: number(1000),
  mold: rowsOf({
    enName: oneOf(MODULES, 'asin_fx'),
    id: integer(3),
    path: text('/products/asin_fx/index'),
    value: number(10),
  }),
}

export const member = {
  ...user,
  start_time: exactly('2026-11-15T09:00:00.000Z'),
  end_time: exactly('2026-12-15T09:00:00.000Z'),
}

export const TOKEN = '^[A-Za-z0-9_-]{43}$'
export const session = { token: like(TOKEN, 'x'.repeat(43)), user }
