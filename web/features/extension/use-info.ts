import { extension } from '#contracts/api/extension.ts'
import { useCall } from '#web/api/queries.ts'

export interface MiniProgramCode {
  text: string
  /** False if the operator has no mini-program: the code then leads to this site. */
  named: boolean
}

const useInfo = () => useCall(extension.info, {}, { staleTime: Number.POSITIVE_INFINITY }).data

/** The text of the mini-program's QR code; the address of this site if there is none or while it loads. */
export function useMiniProgram(): MiniProgramCode {
  const text = useInfo()?.miniProgram ?? ''
  return { text: text || `${location.origin}/`, named: text !== '' }
}

/** The operator's support contacts; empty strings if not set. */
export interface Contact {
  email: string
  wechat: string
  /** Text of a QR code. */
  code: string
}

/** Undefined while it loads. */
export function useContact(): Contact | undefined {
  const info = useInfo()
  return info && { email: info.supportEmail, wechat: info.supportWechat, code: info.support }
}
