/** Who wrote summary, SWOT and actions. */
export const writer = {
  'writer.rules': '摘要、SWOT 与行动建议由规则引擎根据本报告的数字撰写。',
  'writer.model':
    '摘要、SWOT 与行动建议共 {of} 句，其中 {released} 句由语言模型 {model} 改写，数字与结论均已逐句核对；其余为规则引擎原文。',
  'writer.unreachable': '语言模型未能连接，摘要、SWOT 与行动建议由规则引擎撰写。',
  'writer.timeout': '语言模型未在时限内写完，摘要、SWOT 与行动建议由规则引擎撰写。',
  'writer.garbage': '语言模型的回答无法使用，摘要、SWOT 与行动建议由规则引擎撰写。',
  'writer.invented': '语言模型写出了与数据不符的内容，已弃用；摘要、SWOT 与行动建议由规则引擎撰写。',
  'writer.sentences': '句数',
  'writer.released': '改写句数',
} as const
