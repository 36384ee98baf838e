import type { ReportKind } from '#contracts/model/report/report.ts'
import type { CodeType } from '../api/accounts/account.ts'
import type { Scenario } from '../api/dev/devtools-scenarios.ts'
import type { Stage } from './stage.test-support.ts'

/** Parameters of all states in given.ts; each state reads its own. */
export interface Params {
  power: number
  phone: string
  type: CodeType
  times: number
  count: number
  at: 'waiting' | 'confirmed' | 'bind' | 'codes' | 'tickets'
  kind: ReportKind
  is:
    | 'pending'
    | 'finished'
    | 'updated'
    | 'failed'
    | 'gone'
    | 'elsewhere'
    | 'created'
    | 'credited'
    | 'closed'
    | 'whole'
    | 'bare'
    | 'bare grant'
    | 'picture'
    | 'words'
    | 'paid'
    | 'given back'
    | 'come and gone'
  of: 'product' | 'market' | 'search'
  change: 'price' | 'rival' | 'gone'
  by: 'Alipay' | 'card'
  name: Scenario
  now: string
  code: string
  percent: number
  what: 'sms' | 'wechat' | 'alipay' | 'other currencies' | 'larger sums'
}

export type StateHandlers = Record<string, (stage: Stage, params: Params) => Promise<void>>
