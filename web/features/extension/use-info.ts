import { extension } from '#contracts/api/extension.ts'
import { useCall } from '#web/api/queries.ts'

export interface Code {
  text: string
  /** False where the operator has named nothing: the code leads to this site. */
  named: boolean
}

/** What the QR codes say. Until the server has told, and where it has nothing to tell, they lead to this site. */
export function useCodes(): { miniProgram: Code; support: Code } {
  const { data } = useCall(extension.info, {}, { staleTime: Number.POSITIVE_INFINITY })
  const codeOf = (text = ''): Code => ({ text: text || `${location.origin}/`, named: text !== '' })
  return { miniProgram: codeOf(data?.miniProgram), support: codeOf(data?.support) }
}
