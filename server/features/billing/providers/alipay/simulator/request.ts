import { type BizContent, bizContentOf } from './biz-content.ts'
import { GatewayError } from './gateway-error.ts'
import type { Merchant, Merchants } from './merchants.ts'
import { isSignedBy, type Parameters, publicKeyOf, signedText } from './signature.ts'
import { instantOf } from './wire-values.ts'

export interface GatewayRequest {
  merchant: Merchant
  parameters: Parameters
  biz: BizContent
}

/** Merges the parameters of address and body, as the SDK uses both. Throws GatewayError for a repeated one. */
export function parametersOf(url: string, body: string): Parameters {
  const at = url.indexOf('?')
  const pairs = [...new URLSearchParams(at < 0 ? '' : url.slice(at)), ...new URLSearchParams(body)]
  const parameters = Object.fromEntries(pairs)
  // With two values, one could be signed and the other used.
  if (Object.keys(parameters).length < pairs.length) throw new GatewayError('isv.invalid-parameter', '参数重复')
  return parameters
}

/** Throws GatewayError if a parameter is missing or invalid, the app unknown or the signature wrong. */
export function verifyRequest(parameters: Parameters, merchants: Merchants): GatewayRequest {
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
