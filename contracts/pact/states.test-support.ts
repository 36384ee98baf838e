import { noSms } from '#server/features/accounts/sms/unavailable.ts'
import { noWechat } from '#server/features/accounts/wechat/gateways/unavailable.ts'
import { devtools } from '../api/dev/devtools.ts'
import type { Params, StateHandlers } from './state-handlers.test-support.ts'
import { accountsStates } from './states.accounts.test-support.ts'
import { billingStates } from './states.billing.test-support.ts'
import { calculatorsStates } from './states.calculators.test-support.ts'
import { keywordListsStates } from './states.keyword-lists.test-support.ts'
import { reportsStates } from './states.reports.test-support.ts'
import { rightsStates } from './states.rights.test-support.ts'
import { watchesStates } from './states.watches.test-support.ts'

export const states: StateHandlers = {
  ...accountsStates,
  ...billingStates,
  ...calculatorsStates,
  ...reportsStates,
  ...rightsStates,
  ...keywordListsStates,
  ...watchesStates,
  async 'the clock'(stage, { now }) {
    await stage.call(devtools.clock, { body: { now, frozen: true } })
  },
  async 'a scenario'(stage, { name }) {
    await stage.call(devtools.scenarios, { body: { on: [name] } })
  },
  async 'not configured'(stage, { what }) {
    const without: Partial<Record<Params['what'], object>> = {
      sms: { sms: noSms },
      wechat: { wechat: noWechat },
      alipay: { payments: {} },
    }
    // Only in this world. A real server has these settings from its start.
    Object.assign(await stage.world(), without[what])
  },
}
