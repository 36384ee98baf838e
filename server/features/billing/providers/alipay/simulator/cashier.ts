import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '#contracts/model/language.ts'
import { requireThisMachine } from '../../local/this-machine.ts'
import type { GatewayParts } from './gateway.ts'
import { GatewayError } from './gateway-error.ts'
import { sendPage } from './page.ts'
import { cashierPage, endPage, gonePage } from './pages.ts'
import type { Trade } from './trades.ts'
import { returnAddressOf } from './way-back.ts'

interface AtCashier {
  Params: { cashier: string }
}

export function cashierRoutes(app: FastifyInstance, { clock, merchants, trades }: Omit<GatewayParts, 'refunds'>): void {
  // Pages of other sites must not post the buttons.
  app.addHook('onRequest', requireThisMachine)
  app.get<AtCashier>('/:cashier', (request, reply) => {
    const language = languageOf(request.headers['accept-language'])
    const trade = trades.atCashier(request.params.cashier)
    if (!trade) return sendGonePage(request, reply)
    const address = `${request.protocol}://${request.host}${request.url}`
    const page =
      trade.status === 'WAIT_BUYER_PAY'
        ? cashierPage(language, trade, address, clock.now())
        : endPage(language, trade, returnAddressOf(trade, merchants, clock.now()))
    return sendPage(reply, page)
  })
  app.get<AtCashier>('/:cashier/state', ({ params }, reply) => {
    const trade = trades.atCashier(params.cashier)
    return reply.status(trade ? 200 : 404).send({ status: trade?.status ?? null })
  })
  const addButton = (name: string, press: (trade: Trade) => Trade) =>
    app.post<AtCashier>(`/:cashier/${name}`, (request, reply) => {
      const trade = trades.atCashier(request.params.cashier)
      if (!trade) return sendGonePage(request, reply)
      try {
        press(trade)
      } catch (error) {
        // Paid or closed meanwhile; the page shows which.
        if (!(error instanceof GatewayError)) throw error
      }
      return reply.redirect(`../${trade.cashier}`, 303)
    })
  addButton('pay', trades.pay)
  addButton('refuse', trades.refuse)
  addButton('close', trades.close)
}

function sendGonePage({ headers }: FastifyRequest, reply: FastifyReply) {
  return sendPage(reply.status(404), gonePage(languageOf(headers['accept-language'])))
}
