import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkCard, type Verdict } from './cards.ts'
import { StripeFailure } from './errors.ts'
import { type Fields, parseForm } from './form.ts'
import { AUTHENTICATION_FAILED } from './intents.ts'
import type { Session, StoredObject } from './objects.ts'
import { type PageTexts, textsFor } from './page-texts.ts'
import { authenticationPage, noticePage, type PayForm, payPage, policy } from './pages.ts'
import type { SimulatorParts } from './parts.ts'

type WithSession = { Params: { session: string } }
type SessionRequest = FastifyRequest<WithSession>
type SentReply = FastifyReply | undefined

const EMPTY: PayForm = { email: '', name: '', wrong: {} }

/** Long because it is a list of short routes. */
export function pageRoutes(
  scope: FastifyInstance,
  { objects, payments, clock, log }: SimulatorParts,
  sweep: () => void,
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, body),
  )
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error instanceof StripeFailure ? error.status : (error.statusCode ?? 500)
    if (status >= 500) log.error({ err: error }, 'The page of the Stripe simulator failed.')
    const texts = textsFor(null, request.headers['accept-language'])
    return send(reply.status(status), noticePage(texts, status === 404 ? 'unknown' : 'failed'))
  })
  const find = (request: SessionRequest) => {
    sweep()
    const session = objects.get('checkout.session', request.params.session)
    const texts = textsFor(session.object.locale, request.headers['accept-language'])
    return { session, texts, fields: parseForm(String(request.body ?? '')) }
  }
  const sendIfClosed = (
    reply: FastifyReply,
    { object }: StoredObject<'checkout.session'>,
    texts: PageTexts,
  ): SentReply => {
    if (object.status === 'open') return undefined
    const [notice, back] =
      object.status === 'complete'
        ? (['completed', successUrl(object)] as const)
        : (['expired', object.cancel_url] as const)
    return send(reply, noticePage(texts, notice, back))
  }
  scope.get<WithSession>('/pay/:session', async (request, reply) => {
    const { session, texts } = find(request)
    const form = { ...EMPTY, email: session.object.customer_email ?? '' }
    return sendIfClosed(reply, session, texts) ?? send(reply, payPage(session, texts, form), session.object.success_url)
  })
  scope.post<WithSession>('/pay/:session', async (request, reply) => {
    const { session, texts, fields } = find(request)
    const stop = sendIfClosed(reply, session, texts)
    if (stop) return stop
    const { id, success_url } = session.object
    const read = (name: string) => textOf(fields, name)
    const verdict = checkCard({ number: read('number'), expiry: read('expiry'), cvc: read('cvc') }, clock.now())
    const form = readForm(fields, verdict, texts)
    const sendAgain = (shown: PayForm) => send(reply.status(402), payPage(session, texts, shown), success_url)
    if (verdict.kind === 'wrong' || Object.keys(form.wrong).length > 0) return sendAgain(form)
    const { email, name, wrong } = form
    const payer = { email, name, card: verdict.face }
    if (verdict.kind === 'declined') {
      payments.decline(id, verdict.decline)
      return sendAgain({
        email,
        name,
        wrong,
        refused: reasonOf(texts, verdict.decline.declineCode ?? verdict.decline.code),
      })
    }
    if (verdict.kind === 'succeeds') return reply.redirect(successUrl(payments.succeed(id, payer)), 303)
    payments.challenge(id, payer)
    return reply.redirect(`/checkout/authenticate/${id}`, 303)
  })
  scope.get<WithSession>('/authenticate/:session', async (request, reply) => {
    const { session, texts } = find(request)
    const stop = sendIfClosed(reply, session, texts)
    if (stop) return stop
    if (!session.hidden.awaiting) return reply.redirect(`/checkout/pay/${session.object.id}`, 303)
    return send(reply, authenticationPage(session, texts), session.object.success_url)
  })
  scope.post<WithSession>('/authenticate/:session', async (request, reply) => {
    const { session, texts, fields } = find(request)
    const stop = sendIfClosed(reply, session, texts)
    if (stop) return stop
    const { id, success_url } = session.object
    const payer = session.hidden.awaiting
    if (!payer) return reply.redirect(`/checkout/pay/${id}`, 303)
    if (textOf(fields, 'result') === 'complete') return reply.redirect(successUrl(payments.succeed(id, payer)), 303)
    payments.decline(id, { code: AUTHENTICATION_FAILED })
    const { email, name } = payer
    return send(
      reply.status(402),
      payPage(session, texts, { email, name, wrong: {}, refused: reasonOf(texts, AUTHENTICATION_FAILED) }),
      success_url,
    )
  })
}

const successUrl = ({ success_url, id }: Session) => (success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)

const reasonOf = ({ declined }: PageTexts, code: string): string =>
  new Map<string, string>(Object.entries(declined)).get(code) ?? declined.generic_decline

function textOf(fields: Fields, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim().slice(0, 200) : ''
}

/** The refilled form, with errors in field order. */
function readForm(fields: Fields, verdict: Verdict, texts: PageTexts): PayForm {
  const [email, name] = [textOf(fields, 'email'), textOf(fields, 'name')]
  const card = verdict.kind === 'wrong' ? verdict : undefined
  return {
    email,
    name,
    expiry: textOf(fields, 'expiry'),
    // A possibly real number is not sent back.
    ...(card?.reason !== 'numberNotTest' && { number: textOf(fields, 'number') }),
    wrong: {
      ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && { email: texts.emailWrong }),
      ...(card && { [card.field]: texts.wrong[card.reason] }),
      ...(name === '' && { name: texts.nameWrong }),
    },
  }
}

function send(reply: FastifyReply, page: string, target?: string | null): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy(target ?? undefined),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page)
}
