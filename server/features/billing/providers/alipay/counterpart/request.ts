/** A request to the gateway, believed only after everything in it has been checked. */
import { type BizContent, bizContentOf } from './biz-content.ts'
import { GatewayError } from './gateway-error.ts'
import type { Merchant, Merchants } from './merchants.ts'
import { isSignedBy, type Parameters, publicKeyOf, signedText } from './signature.ts'
import { instantOf } from './wire-values.ts'

export interface GatewayRequest {
  merchant: Merchant
  /** All parameters, those of the address and those of the body. */
  parameters: Parameters
  biz: BizContent
}

/** The parameters of address and body in one; the SDK spreads them over both. Throws GatewayError when one comes twice. */
export function parametersOf(url: string, body: string): Parameters {
  const at = url.indexOf('?')
  const pairs = [...new URLSearchParams(at < 0 ? '' : url.slice(at)), ...new URLSearchParams(body)]
  const parameters = Object.fromEntries(pairs)
  // Of two values one would be signed and the other obeyed.
  if (Object.keys(parameters).length < pairs.length) throw new GatewayError('isv.invalid-parameter', '参数重复')
  return parameters
}

/** Throws GatewayError for what is missing, unknown or not signed by the app's key. */
export function verified(parameters: Parameters, merchants: Merchants): GatewayRequest {
  const { app_id, sign, sign_type, charset, timestamp, version, format } = parameters
  if (!app_id) throw new GatewayError('isv.missing-app-id')
  if (!sign_type) throw new GatewayError('isv.missing-signature-type')
  if (!sign) throw new GatewayError('isv.missing-signature')
  if (!timestamp) throw new GatewayError('isv.missing-timestamp')
  if (!version) throw new GatewayError('isv.missing-version')
  if (version !== '1.0') throw new GatewayError('isv.invalid-parameter', 'version')
  if (sign_type !== 'RSA2') throw new GatewayError('isv.invalid-signature-type')
  if (charset?.toLowerCase() !== 'utf-8') throw new GatewayError('isv.invalid-charset')
  if (format !== undefined && format.toUpperCase() !== 'JSON') throw new GatewayError('isv.invalid-format', 'format')
  if (timestamp.length !== 19 || instantOf(timestamp) === undefined) throw new GatewayError('isv.invalid-timestamp')
  const merchant = merchants.find(app_id)
  if (!merchant) throw new GatewayError('isv.invalid-app-id')
  const text = signedText(parameters, ['sign'])
  const key = publicKeyOf(merchant.app_public_key)
  if (!key || !isSignedBy(text, sign, key))
    throw new GatewayError('isv.invalid-signature', `网关生成的验签字符串为：${text}`)
  return { merchant, parameters, biz: bizContentOf(parameters.biz_content) }
}
