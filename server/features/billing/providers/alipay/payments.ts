/**
 * Alipay's desktop web payment, through its official SDK. Documented at opendocs.alipay.com: alipay.trade.page.pay,
 * query, close, refund, fastpay.refund.query and asynchronous notifications.
 */
import { AlipaySdk, type AlipaySdkCommonResult } from 'alipay-sdk'
import { plainAmount } from '#contracts/model/number.ts'
import { toMajor } from '#contracts/model/price.ts'
import {
  type CapturedPayment,
  type Notification,
  NotificationRefused,
  type PayableOrder,
  type ProviderCalls,
} from '../../payments.ts'

export interface AlipaySettings {
  appId: string
  /** PKCS#8, bare base64 or PEM. */
  privateKey: string
  /** Alipay's key, not the app's. */
  alipayPublicKey: string
  /** The merchant's user number, 2088…; notifications for another seller are refused. */
  sellerId: string
  /** https://openapi.alipay.com/gateway.do by default. */
  gateway: string
}

const TIMEOUT_MS = 10_000
const SUCCEEDED = '10000'
const NO_TRADE = 'ACQ.TRADE_NOT_EXIST'
const REFUND_EXCEEDS_REST = 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL'
const MIN_LIFETIME_MS = 60_000
const BEIJING_MS = 8 * 3_600_000
const PAID_STATUSES = ['TRADE_SUCCESS', 'TRADE_FINISHED']

/** One long closure: every call shares the SDK client. */
export function alipayPayments(settings: AlipaySettings): ProviderCalls {
  const { appId, sellerId, gateway } = settings
  const sdk = new AlipaySdk({
    appId,
    gateway,
    signType: 'RSA2',
    keyType: 'PKCS8',
    timeout: TIMEOUT_MS,
    camelcase: true,
    privateKey: settings.privateKey,
    alipayPublicKey: settings.alipayPublicKey,
  })
  const callApi = (method: string, bizContent: Record<string, string>) =>
    sdk.exec(method, { bizContent }, { validateSign: true })

  const isRefunded = async (no: string, name: string) => {
    const answer = await callApi('alipay.trade.fastpay.refund.query', { out_trade_no: no, out_request_no: name })
    return answer.code === SUCCEEDED && answer.refundStatus === 'REFUND_SUCCESS'
  }

  return {
    async open(order, { back, notify }) {
      const info = sdk.pageExecute('alipay.trade.page.pay', 'POST', {
        returnUrl: back,
        notifyUrl: notify,
        bizContent: {
          out_trade_no: order.no,
          total_amount: yuan(order.amount),
          subject: order.subject,
          product_code: 'FAST_INSTANT_TRADE_PAY',
          time_expire: endOf(order),
        },
      })
      return { info, ref: null }
    },
    async stateOf({ no }) {
      const answer = await callApi('alipay.trade.query', { out_trade_no: no })
      if (answer.subCode === NO_TRADE) return { kind: 'unpaid' }
      requireSuccess(answer, 'query')
      const isClosed = answer.tradeStatus === 'TRADE_CLOSED'
      // Closed after payment means a full refund. The query does not report partial refunds.
      if (PAID_STATUSES.includes(answer.tradeStatus) || (isClosed && answer.sendPayDate)) {
        const amount = fen(answer.totalAmount)
        const paid: CapturedPayment = { no, ref: String(answer.tradeNo), amount, currency: 'cny' }
        return { kind: 'paid', paid, refunded: isClosed ? amount : 0 }
      }
      return { kind: isClosed ? 'closed' : 'unpaid' }
    },
    async close({ no }) {
      const answer = await callApi('alipay.trade.close', { out_trade_no: no })
      if (answer.subCode !== NO_TRADE) requireSuccess(answer, 'close')
    },
    async refund({ no, amount }, refundNo) {
      const refundPart = (part: number, name: string) =>
        callApi('alipay.trade.refund', { out_trade_no: no, refund_amount: yuan(part), out_request_no: name })
      let name = refundNo
      let answer = await refundPart(amount, name)
      if (answer.subCode === REFUND_EXCEEDS_REST) {
        // A manual partial refund reduced the rest. No call returns the refunded sum, but every refund does, so refund
        // one fen.
        name = `${refundNo}L`
        answer = await refundPart(1, name)
      }
      if (answer.code !== SUCCEEDED) {
        // A full manual refund; only that closes a paid trade.
        const trade = await callApi('alipay.trade.query', { out_trade_no: no })
        if (trade.tradeStatus !== 'TRADE_CLOSED') requireSuccess(answer, 'refund')
        return { refunded: fen(trade.totalAmount) }
      }
      // Without a fund change the refund is only accepted, or was made before; only the query proves that it was made.
      const isDone = answer.fundChange === 'Y' || (await isRefunded(no, name))
      return { refunded: isDone ? fen(answer.refundFee) : 0 }
    },
    async read(body) {
      const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')))
      if (!isSigned(sdk, fields)) throw new NotificationRefused('wrong signature')
      if (fields.app_id !== appId) throw new NotificationRefused('for another app')
      if (fields.seller_id !== sellerId) throw new NotificationRefused('for another seller')
      return notificationOf(fields)
    },
  }
}

function isSigned(sdk: AlipaySdk, fields: Record<string, string>): boolean {
  try {
    return fields.sign_type === 'RSA2' && sdk.checkNotifySignV2(fields)
  } catch {
    // The check throws on a malformed signature.
    return false
  }
}

function notificationOf(fields: Record<string, string>): Notification {
  const { out_trade_no: no = '', trade_no: ref = '', total_amount = '', trade_status = '', refund_fee } = fields
  if (no === '' || ref === '') throw new NotificationRefused('no order or trade number')
  const amount = fen(total_amount)
  const paid: CapturedPayment = { no, ref, amount, currency: 'cny' }
  // `refund_fee` is the refunded sum so far.
  if (refund_fee !== undefined) return { kind: 'paid', paid, refunded: fen(refund_fee) }
  if (PAID_STATUSES.includes(trade_status)) return { kind: 'paid', paid, refunded: 0 }
  return trade_status === 'TRADE_CLOSED' ? { kind: 'closed', no } : { kind: 'nothing' }
}

function requireSuccess(answer: AlipaySdkCommonResult, what: string): void {
  if (answer.code !== SUCCEEDED) throw new Error(`Alipay refused to ${what}: ${answer.subCode ?? answer.code}`)
}

const yuan = (minor: number) => plainAmount(toMajor(minor))

/** `12.30` → 1230; refuses an invalid amount. */
function fen(text: unknown): number {
  const match = /^(\d{1,11})(?:\.(\d{1,2}))?$/.exec(String(text))
  if (!match) throw new NotificationRefused('invalid amount')
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Expiry of the form in Beijing time, which also applies if it is submitted late. */
function endOf({ openFor }: PayableOrder): string {
  const end = new Date(Date.now() + Math.max(openFor, MIN_LIFETIME_MS) + BEIJING_MS)
  return end.toISOString().slice(0, 19).replace('T', ' ')
}
