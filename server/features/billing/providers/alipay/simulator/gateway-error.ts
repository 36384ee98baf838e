/** Alipay's error codes and messages (opendocs.alipay.com/common/02km9f and the pages of the calls). */

const MISSING = ['40001', 'Missing Required Arguments'] as const
const INVALID = ['40002', 'Invalid Arguments'] as const
const FAILED = ['40004', 'Business Failed'] as const

const ERRORS = {
  'isv.missing-method': [...MISSING, '缺少方法名参数'],
  'isv.missing-signature': [...MISSING, '缺少签名参数'],
  'isv.missing-signature-type': [...MISSING, '缺少签名类型参数'],
  'isv.missing-app-id': [...MISSING, '缺少appId参数'],
  'isv.missing-timestamp': [...MISSING, '缺少时间戳参数'],
  'isv.missing-version': [...MISSING, '缺少版本参数'],
  'isv.invalid-parameter': [...INVALID, '参数无效'],
  'isv.invalid-method': [...INVALID, '不存在的方法名'],
  'isv.invalid-format': [...INVALID, '无效的数据格式'],
  'isv.invalid-signature-type': [...INVALID, '无效的签名类型'],
  'isv.invalid-signature': [...INVALID, '验签出错，建议检查签名字符串或签名私钥与应用公钥是否匹配'],
  'isv.invalid-app-id': [...INVALID, '无效的AppID参数'],
  'isv.invalid-timestamp': [...INVALID, '非法的时间戳参数'],
  'isv.invalid-charset': [...INVALID, '字符集错误'],
  'ACQ.INVALID_PARAMETER': [...FAILED, '参数无效'],
  'ACQ.CONTEXT_INCONSISTENT': [...FAILED, '交易信息被篡改'],
  'ACQ.TRADE_HAS_SUCCESS': [...FAILED, '交易已被支付'],
  'ACQ.TRADE_HAS_CLOSE': [...FAILED, '交易已经关闭'],
  'ACQ.TRADE_NOT_EXIST': [...FAILED, '交易不存在'],
  'ACQ.TRADE_STATUS_ERROR': [...FAILED, '交易状态不合法'],
  'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL': [...FAILED, '退款金额超限'],
  'ACQ.DISCORDANT_REPEAT_REQUEST': [...FAILED, '不一致的请求'],
} as const

export type ErrorCode = keyof typeof ERRORS

export interface ErrorNode {
  code: string
  msg: string
  sub_code: ErrorCode
  sub_msg: string
}

export class GatewayError extends Error {
  override name = 'GatewayError'
  readonly node: ErrorNode
  constructor(sub_code: ErrorCode, detail?: string) {
    const [code, msg, words] = ERRORS[sub_code]
    const sub_msg = detail === undefined ? words : `${words}：${detail}`
    super(`${sub_code} ${sub_msg}`)
    this.node = { code, msg, sub_code, sub_msg }
  }
}
