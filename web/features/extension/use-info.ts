import { extension } from '#contracts/api/extension.ts'
import { useCall } from '#web/api/queries.ts'

export interface Code {
  text: string
  /** False where the operator has named nothing: the code leads to this site. */
  named: boolean
}

const useInfo = () => useCall(extension.info, {}, { staleTime: Number.POSITIVE_INFINITY }).data

/** The text of the mini-program's QR code. Without one, and while it loads, the code leads to this site. */
export function useMiniProgram(): Code {
  const text = useInfo()?.miniProgram ?? ''
  return { text: text || `${location.origin}/`, named: text !== '' }
}

/** The support contacts of this site; each is empty if there is none. Undefined while they load. */
export interface Contact {
  email: string
  wechat: string
  /** Text of a QR code. */
  code: string
}

export function useContact(): Contact | undefined {
  const info = useInfo()
  return info && { email: info.supportEmail, wechat: info.supportWechat, code: info.support }
}
