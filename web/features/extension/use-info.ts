import { extension } from '#contracts/api/extension.ts'
import { useCall } from '#web/api/queries.ts'

export interface Code {
  text: string
  /** False where the operator has named nothing: the code leads to this site. */
  named: boolean
}

const useInfo = () => useCall(extension.info, {}, { staleTime: Number.POSITIVE_INFINITY }).data

/** What the QR code of the mini-program says. Where the operator has none, and until the server has told, it leads to this site. */
export function useMiniProgram(): Code {
  const text = useInfo()?.miniProgram ?? ''
  return { text: text || `${location.origin}/`, named: text !== '' }
}

/** How to reach the support of whoever runs this site; each is empty where there is none. Undefined until the server has told. */
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
