/** Logging in by WeChat. Apart from the other calls of accounts, as most logins do without it. */
import { data, endpoints, file } from '../../core/endpoint.ts'
import { WECHAT_STATES } from '../../core/rules.ts'
import { boolean, integer, object, oneOf, optional, string } from '../../core/schema.ts'
import { LANGUAGES } from '../../model/language.ts'
import { Code, Phone, Session, User } from './account.ts'

const Ticket = string({
  maxLength: 128,
  description: 'Known to the browser that asked for it alone: the QR code says less',
})

const State = string({ maxLength: 128, description: 'The id of the ticket, as the QR code carries it' })
const WechatCode = string({ maxLength: 512, description: 'What WeChat tells for it who the person is' })

const Reopen = boolean({ description: 'true opens an account that was closed' })

export const wechat = endpoints({
  getWechatQr: {
    method: 'POST',
    path: '/api/account/getWechatQr',
    summary:
      'Log in by a QR code for WeChat: an empty ticket asks for a new one, a ticket asks how far it is. One session is given, for half a minute again to who asks again',
    auth: 'guest',
    origin: 'upstream',
    body: object({ ticket: optional(Ticket), reopen: optional(Reopen) }),
    answer: data(
      object({
        ticket: string({ description: 'As it was sent, or the new one' }),
        state: oneOf(...WECHAT_STATES),
        seconds: integer({ minimum: 0, description: 'Until the ticket expires' }),
        qr: optional(string({ description: 'What the QR code of a new ticket says: the address that confirms it' })),
        token: optional(string()),
        user: optional(User),
      }),
    ),
    refuses: ['wechatUnavailable', 'accountClosed', 'tooManyAttempts'],
  },
  bind: {
    method: 'POST',
    path: '/api/account/wechatBind',
    summary:
      'Log in with a ticket in state `bind`: ties its WeChat to the account of a phone, which is opened if there is none',
    auth: 'guest',
    origin: 'ours',
    body: object({
      ticket: Ticket,
      phone: Phone,
      code: Code,
      language: optional(oneOf(...LANGUAGES)),
      reopen: optional(Reopen),
    }),
    answer: data(Session),
    refuses: ['wechatExpired', 'accountClosed', 'wrongPhone', 'codeFormat', 'wrongCode', 'tooManyAttempts'],
  },
  callback: {
    method: 'GET',
    path: '/api/account/wechatCallback',
    summary:
      'Where WeChat sends whoever has allowed a login (with a code) or refused it (without): a page that shows which device asks for the login and wants a click',
    auth: 'guest',
    origin: 'ours',
    query: object({ code: optional(WechatCode), state: optional(State) }),
    answer: file('text/html; charset=utf-8'),
    refuses: [],
  },
  decide: {
    method: 'POST',
    path: '/api/account/wechatDecision',
    summary: 'The click on the page of the callback: confirms the login of the device, or refuses it',
    auth: 'guest',
    origin: 'ours',
    form: true,
    body: object({
      state: State,
      code: WechatCode,
      token: string({ maxLength: 128, description: 'From the page: shows that it was seen' }),
      decision: oneOf('confirm', 'refuse'),
    }),
    answer: file('text/html; charset=utf-8'),
    refuses: [],
  },
})
