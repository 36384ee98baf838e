/** `/gateway.do`, the only address of the open platform: pages for browsers, signed JSON for servers. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '#contracts/model/language.ts'
import type { SimulatorClock } from '../../local/clock.ts'
import { CALLS } from './calls.ts'
import { GatewayError } from './gateway-error.ts'
import type { Merchants } from './merchants.ts'
import { sendPage } from './page.ts'
import { pagePay } from './page-pay.ts'
import { errorPage } from './pages.ts'
import type { Refunds } from './refunds.ts'
import { parametersOf, verifyRequest } from './request.ts'
import { type Parameters, signText } from './signature.ts'
import type { Trades } from './trades.ts'

export interface GatewayParts {
  clock: SimulatorClock
  merchants: Merchants
  trades: Trades
  refunds: Refunds
}

const PAGE_PAY = 'alipay.trade.page.pay'
/** Requests are a few hundred bytes; certificates or long item lists take some kilobytes. */
const BODY_LIMIT = 64 * 1024

export function gatewayRoutes(app: FastifyInstance, parts: GatewayParts): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/gateway.do',
    bodyLimit: BODY_LIMIT,
    handler(request, reply) {
      const body = typeof request.body === 'string' ? request.body : ''
      let parameters: Parameters = {}
      try {
        parameters = parametersOf(request.raw.url ?? '', body)
        if (parameters.method === PAGE_PAY) return showCashier(parameters, parts, reply)
        return answer(reply, parts.merchants, nodeName(parameters), call(parameters, parts))
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error
        if (parameters.method === PAGE_PAY) return showError(request, reply, error)
        return answer(reply, parts.merchants, nodeName(parameters), error.node)
      }
    },
  })
}

function showCashier(parameters: Parameters, { clock, merchants, trades }: GatewayParts, reply: FastifyReply) {
  const { cashier } = pagePay(verifyRequest(parameters, merchants), trades, clock.now())
  // Redirects, so that the page can be reloaded without resubmitting the form.
  return reply.redirect(`cashier/${cashier}`, 303)
}

function showError({ headers }: FastifyRequest, reply: FastifyReply, { node }: GatewayError) {
  return sendPage(reply.status(400), errorPage(languageOf(headers['accept-language']), node))
}

function call(parameters: Parameters, { merchants, trades, refunds }: GatewayParts): object {
  if (!parameters.method) throw new GatewayError('isv.missing-method')
  const handler = Object.hasOwn(CALLS, parameters.method) ? CALLS[parameters.method] : undefined
  if (!handler) throw new GatewayError('isv.invalid-method')
  return handler(verifyRequest(parameters, merchants), trades, refunds)
}

/** `alipay.trade.query` → `alipay_trade_query_response`. */
const nodeName = ({ method = '' }: Parameters): string =>
  Object.hasOwn(CALLS, method) ? `${method.replaceAll('.', '_')}_response` : 'error_response'

/** Signs exactly the bytes of the node. */
function answer(reply: FastifyReply, { key }: Merchants, name: string, node: object) {
  const text = JSON.stringify(node)
  return reply
    .type('application/json;charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`{"${name}":${text},"sign":"${signText(text, key)}"}`)
}
