import type { FailureName } from '../../core/failures.ts'

/** Every message by name. Each language must have all of them. */
export type MessageKey =
  | FailureName
  | 'success'
  | 'productName'
  | 'productDescription'
  | 'firstNickname'
  | 'smsCode'
  | 'smsTaken'
  | `wechat${'Confirmed' | 'Refused' | 'Gone' | 'Failed'}${'' | 'Text'}`
  | `wechatAsk${'' | 'Text' | 'Device' | 'Network' | 'Unknown' | 'Warning' | 'Confirm' | 'Refuse'}`
