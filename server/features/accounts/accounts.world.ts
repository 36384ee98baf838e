import type { PersonalData } from '#server/platform/personal-data.ts'
import type { SigningWorld } from '#server/platform/signed-address.ts'
import type { Robot } from './robot.ts'
import type { Sessions } from './sessions.ts'
import type { Sms } from './sms/sms.ts'
import type { Wechat } from './wechat/wechat.ts'

/** What accounts do without anybody asking. */
export interface Cleanup {
  /** Does what is due now. */
  run(): Promise<void>
  stop(): Promise<void>
}

/** What accounts need of a world. */
export interface AccountsWorld extends SigningWorld {
  readonly sessions: Sessions
  readonly robot: Robot
  readonly sms: Sms
  readonly wechat: Wechat
  readonly cleanup: Cleanup
  /** What an account has spent and not got back, in fen. */
  readonly spentBy: (accountId: number) => Promise<number>
  /** What each subject holds of a person. */
  readonly personalData: readonly PersonalData[]
}
