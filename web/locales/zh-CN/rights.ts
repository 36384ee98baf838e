/** What every page about patents and marks says. */
export const texts = {
  notAdvice: '结果仅供参考，不构成法律意见。作出决定前，请咨询专利或商标代理师。',
  sampleNote: '标有“样例数据”的专利、商标与案件均为虚构，仅供演示。',
  risk: { high: '高风险', medium: '中风险', low: '低风险', none: '权利已失效' },
  status: {
    pending: '审查中',
    inForce: '有效',
    expired: '期满失效',
    lapsed: '提前失效',
    invalidated: '已宣告无效',
    unknown: '状态未知',
  },
  enforcer: '权利人有维权记录',
  cases: '{{count}} 起维权案件',
}
