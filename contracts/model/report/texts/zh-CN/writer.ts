/** Who wrote summary, SWOT and actions. */
export const writer = {
  'written.rules': '摘要、SWOT 与行动建议由规则引擎依据本报告的数字撰写。',
  'written.model':
    '摘要、SWOT 与行动建议共 {of} 句，其中 {released} 句由语言模型 {model} 改写，逐句核对数字与结论后才采用；其余为规则引擎原文。',
  'written.unreachable': '语言模型无法连接，摘要、SWOT 与行动建议改由规则引擎撰写。',
  'written.timeout': '语言模型未按时作答，摘要、SWOT 与行动建议改由规则引擎撰写。',
  'written.garbage': '语言模型的回答无法采用，摘要、SWOT 与行动建议改由规则引擎撰写。',
  'written.invented': '语言模型写出了与本报告数据不符的内容，其文字未采用，摘要、SWOT 与行动建议改由规则引擎撰写。',
} as const
