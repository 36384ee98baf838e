import type { PersonalData } from '#server/platform/personal-data.ts'
import type { SigningWorld } from '#server/platform/signed-address.ts'
import type { Robot } from './robot.ts'
import type { Sessions } from './sessions.ts'
import type { Sms } from './sms/sms.ts'
import type { Wechat } from './wechat/wechat.ts'

export interface Cleanup {
  run(): Promise<void>
  stop(): Promise<void>
}

export interface AccountsWorld extends SigningWorld {
  readonly sessions: Sessions
  readonly robot: Robot
  readonly sms: Sms
  readonly wechat: Wechat
  readonly cleanup: Cleanup
  /** Net spending of an account (paid minus refunded), in fen. */
  readonly spentBy: (accountId: number) => Promise<number>
  readonly personalData: readonly PersonalData[]
}
