/** Login by WeChat. In a file of its own, because most logins do not need it. */
import { data, endpoints, file } from '../../core/endpoint.ts'
import { WECHAT_STATES } from '../../core/rules.ts'
import { boolean, integer, object, oneOf, optional, string } from '../../core/schema.ts'
import { LANGUAGES } from '../../model/language.ts'
import { Code, Phone, Session, User } from './account.ts'

const Ticket = string({
  maxLength: 128,
  description: 'Secret of the browser that requested the login; the QR code contains only the id of the ticket',
})

const State = string({ maxLength: 128, description: 'Id of the ticket, as in the QR code' })
const WechatCode = string({ maxLength: 512, description: 'Authorization code, exchanged at WeChat for the identity' })

const Reopen = boolean({ description: 'true reopens a closed account' })

export const wechat = endpoints({
  getWechatQr: {
    method: 'POST',
    path: '/api/account/getWechatQr',
    summary:
      'Log in by a QR code for WeChat: without a ticket it creates one, with a ticket it answers the state. The session is answered once, and again for half a minute if the call is repeated',
    auth: 'guest',
    origin: 'upstream',
    body: object({ ticket: optional(Ticket), reopen: optional(Reopen) }),
    answer: data(
      object({
        ticket: string({ description: 'The sent ticket, or a new one' }),
        state: oneOf(...WECHAT_STATES),
        seconds: integer({ minimum: 0, description: 'Seconds until the ticket expires' }),
        qr: optional(string({ description: 'Content of the QR code of a new ticket: the URL that confirms it' })),
        token: optional(string()),
        user: optional(User),
      }),
    ),
    failures: ['wechatUnavailable', 'accountClosed', 'tooManyAttempts'],
  },
  bind: {
    method: 'POST',
    path: '/api/account/wechatBind',
    summary:
      'Log in with a ticket in state `bind`: binds its WeChat identity to the account of a phone, or opens an account',
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
    failures: ['wechatExpired', 'accountClosed', 'wrongPhone', 'codeFormat', 'wrongCode', 'tooManyAttempts'],
  },
  callback: {
    method: 'GET',
    path: '/api/account/wechatCallback',
    summary:
      'Redirect target of WeChat after a login was allowed (with a code) or refused (without): a page that shows which device wants to log in and asks for a click',
    auth: 'guest',
    origin: 'ours',
    query: object({ code: optional(WechatCode), state: optional(State) }),
    answer: file('text/html; charset=utf-8'),
    failures: [],
  },
  decide: {
    method: 'POST',
    path: '/api/account/wechatDecision',
    summary: 'Confirm or refuse the login of the device: the form on the page of the callback',
    auth: 'guest',
    origin: 'ours',
    form: true,
    body: object({
      state: State,
      code: WechatCode,
      token: string({ maxLength: 128, description: 'From the page, as a proof that it was shown' }),
      decision: oneOf('confirm', 'refuse'),
    }),
    answer: file('text/html; charset=utf-8'),
    failures: [],
  },
})
