import { extension } from '#contracts/api/extension.ts'
import { useCall } from '#web/api/queries.ts'

export interface MiniProgramCode {
  text: string
  /** Whether the operator has a mini-program; otherwise the QR code leads to this site. */
  named: boolean
}

const useInfo = () => useCall(extension.info, {}, { staleTime: Number.POSITIVE_INFINITY }).data

/** Returns the text of the mini-program's QR code, or the address of this site if there is none or it still loads. */
export function useMiniProgram(): MiniProgramCode {
  const text = useInfo()?.miniProgram ?? ''
  return { text: text || `${location.origin}/`, named: text !== '' }
}

/** The operator's support contacts; empty strings if not set. */
export interface Contact {
  email: string
  wechat: string
  /** The text of the QR code of the support account. */
  code: string
}

/** Returns undefined while the contacts load. */
export function useContact(): Contact | undefined {
  const info = useInfo()
  return info && { email: info.supportEmail, wechat: info.supportWechat, code: info.support }
}
