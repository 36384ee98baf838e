/** Errors of Stripe's API: https://docs.stripe.com/api/errors */

export interface FailureBody {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error'
  code?: string
  message: string
  /** The parameter as sent: `line_items[0][quantity]`. */
  param?: string
}

export class StripeFailure extends Error {
  override name = 'StripeFailure'
  readonly status: number
  readonly body: FailureBody

  constructor(status: number, body: FailureBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const invalid = (message: string, about: { param?: string; code?: string } = {}): StripeFailure =>
  new StripeFailure(400, { type: 'invalid_request_error', message, ...about })

export const noSuch = (kind: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind.replace('.', ' ')}: '${id}'`,
  })

export const unauthorized = (message: string): StripeFailure =>
  new StripeFailure(401, { type: 'invalid_request_error', message })
