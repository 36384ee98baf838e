import type { Language } from '#contracts/model/language.ts'
import type { HitRow } from '../../register/patent-rows.ts'
import type { Form } from '../patents.rules.ts'

export const PAPER_NAMES: Record<Language, string> = { 'zh-CN': '外观专利检索结果', 'en-US': 'design-patent-search' }

export interface Words {
  title: string
  author: string
  notAdvice: string
  sample: string
  page: (page: number, pages: number) => string
  searched: string
  made: string
  picture: string
  drawing: string
  noDrawing: string
  byWords: string
  form: Record<Exclude<keyof Form, 'type'> | 'kind', string>
  kinds: readonly [string, string, string]
  thresholds: string
  from: (high: string, medium: string) => string
  found: (found: string, shown: string) => string
  /** With target offices: the numbers of designs found, counted and listed. */
  counted: (found: string, counted: string, shown: string) => string
  missing: (offices: string) => string
  sampleOnly: string
  elsewhere: string
  nearest: string
  offices: string
  nothing: string
  similarity: string
  ends: string
  ended: string
  number: string
  locarno: string
  owner: string
  /** Days of filing and grant. */
  dates: string
  priorities: string
  unknown: string
  cases: string
  count: (cases: string) => string
  enforcer: string
  none: string
  verdict: string
  verdicts: Record<NonNullable<HitRow['verdict']>, string>
  note: string
}

export const WORDS: Record<Language, Words> = {
  'zh-CN': {
    title: '外观专利检索结果',
    author: '跨境电商选品与分析',
    notAdvice: '结果仅供参考，不构成法律意见。作出决定前，请咨询专利或商标代理师。',
    sample: '样例数据',
    page: (page, pages) => `第 ${page} / ${pages} 页`,
    searched: '检索时间',
    made: '打印时间',
    picture: '检索图片',
    drawing: '专利图片',
    noDrawing: '未收录图片',
    byWords: '仅按文字检索',
    form: {
      kind: '图片类型',
      title: '名称',
      applyer: '申请人 / 权利人',
      applyDate: '申请日',
      pudId: '公开（公告）号',
      loc: '洛迦诺分类',
      patentNumber: '申请号 / 专利号',
      designer: '设计人',
      agency: '代理机构',
      agent: '代理人',
      applyerAddr: '申请人地址',
      office: '受理局',
      validity: '法律状态',
      targets: '目标市场',
    },
    kinds: ['不限', '照片', '线条图'],
    thresholds: '风险阈值',
    from: (high, medium) =>
      `相似度 ${high} 及以上为高风险，${medium} 及以上为中风险；有维权记录的，达到中风险阈值即为高风险`,
    found: (found, shown) => `共检索到 ${found} 项设计，以下列出 ${shown} 项`,
    counted: (found, counted, shown) =>
      `共检索到 ${found} 项设计，其中 ${counted} 项在目标市场有登记；以下列出 ${shown} 项`,
    missing: (offices) => `没有收录${offices}的外观专利，那里有没有相似的权利无法判断。`,
    sampleOnly: '这里是样例数据，专利与权利人都是虚构的：检索到或没有检索到，都不能说明真实品牌或权利人的情况。',
    elsewhere: '其他国家和地区的权利（不计入结论）',
    nearest: '最接近的设计（不相似，不计为结果）',
    offices: '登记地',
    nothing: '没有检索到相似的外观专利。没有检索到不代表没有风险。',
    similarity: '相似度',
    ends: '预计到期日',
    ended: '失效日',
    number: '公开（公告）号',
    locarno: '洛迦诺分类',
    owner: '申请人 / 权利人',
    dates: '申请日 · 授权日',
    priorities: '优先权',
    unknown: '未知',
    cases: '维权案件',
    count: (cases) => `${cases} 起`,
    enforcer: '权利人有维权记录',
    none: '未收录',
    verdict: '我的结论',
    verdicts: { same: '相同', similar: '相似', different: '不同' },
    note: '备注',
  },
  'en-US': {
    title: 'Design patent search results',
    author: 'Product research for online sellers',
    notAdvice: 'For reference only; not legal advice. Ask a patent or trademark attorney before you decide.',
    sample: 'Sample data',
    page: (page, pages) => `Page ${page} of ${pages}`,
    searched: 'Searched',
    made: 'Printed',
    picture: 'Search image',
    drawing: 'Patent drawing',
    noDrawing: 'No drawing available',
    byWords: 'Text search only',
    form: {
      kind: 'Image type',
      title: 'Title',
      applyer: 'Applicant or owner',
      applyDate: 'Filed',
      pudId: 'Publication number',
      loc: 'Locarno class',
      patentNumber: 'Application or patent number',
      designer: 'Designer',
      agency: 'Agency',
      agent: 'Agent',
      applyerAddr: 'Applicant address',
      office: 'Office',
      validity: 'Legal status',
      targets: 'Target markets',
    },
    kinds: ['Any', 'Photo', 'Line drawing'],
    thresholds: 'Risk thresholds',
    from: (high, medium) =>
      `High risk at ${high} similarity or more, medium at ${medium} or more; with a history of enforcement, high from the medium threshold`,
    found: (found, shown) => `Designs found: ${found}. Listed here: ${shown}`,
    counted: (found, counted, shown) =>
      `Designs found: ${found}; registered in your target markets: ${counted}. Listed here: ${shown}`,
    missing: (offices) =>
      `We have no design patent data for these offices, so we cannot judge the risk there: ${offices}.`,
    sampleOnly: 'This is sample data: patents and owners are made up. Results say nothing about real brands or owners.',
    elsewhere: 'Registered elsewhere (not counted in the verdict)',
    nearest: 'Closest designs (not similar enough to count as results)',
    offices: 'Registered in',
    nothing: 'No similar design patents found. No results does not mean no risk.',
    similarity: 'Similarity',
    ends: 'Expected expiration',
    ended: 'Ended on',
    number: 'Publication number',
    locarno: 'Locarno class',
    owner: 'Applicant or owner',
    dates: 'Filed · granted',
    priorities: 'Priority claims',
    unknown: 'Unknown',
    cases: 'Enforcement cases',
    count: (cases) => cases,
    enforcer: 'Owner has enforced rights',
    none: 'None on record',
    verdict: 'My verdict',
    verdicts: { same: 'Same', similar: 'Similar', different: 'Different' },
    note: 'Note',
  },
}
