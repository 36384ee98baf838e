import { useState } from 'react'
import { center } from '#contracts/api/accounts/center.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'
import type { Fields } from '../../account.rules.ts'

/** What the account can be shown to be one's own by. */
export type Proofs = Output<typeof center.proof>

export const useProofs = () => useCall(center.proof, {})

/**
 * What is typed to show that the account is one's own: its password, or a code to its phone for who has none or does not
 * know it.
 */
export function useProof({ password: hasPassword, phone }: Proofs) {
  const [forgotten, setForgotten] = useState(false)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const byPassword = hasPassword && !forgotten
  const fields: Partial<Fields> = byPassword ? { oldPassword: password } : { code }
  return {
    hasPassword,
    byPassword,
    phone,
    password,
    setPassword,
    code,
    setCode,
    fields,
    /** The names of the fields that it needs. */
    names: byPassword ? (['oldPassword'] as const) : (['code'] as const),
    /** As the calls take it. */
    typed: byPassword ? { password } : { code: code.trim() },
    switchWay: () => setForgotten(byPassword),
    clear: () => {
      setForgotten(false)
      setPassword('')
      setCode('')
    },
  }
}

export type OwnProof = ReturnType<typeof useProof>
