import { useState } from 'react'
import { center } from '#contracts/api/accounts/center.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { useCall } from '#web/api/queries.ts'
import type { Fields } from '../../account.rules.ts'

export type Proofs = Output<typeof center.proof>

export const useProofs = () => useCall(center.proof, {})

/** Proof of ownership: the password, or a code to the phone if the account has no password or the user forgot it. */
export function useProof({ password: hasPassword, phone }: Proofs) {
  const [isForgotten, setIsForgotten] = useState(false)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const byPassword = hasPassword && !isForgotten
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
    names: byPassword ? (['oldPassword'] as const) : (['code'] as const),
    /** The proof in the shape of the request body. */
    typed: byPassword ? { password } : { code: code.trim() },
    switchWay: () => setIsForgotten(byPassword),
    clear: () => {
      setIsForgotten(false)
      setPassword('')
      setCode('')
    },
  }
}

export type OwnProof = ReturnType<typeof useProof>
