import { useSignalEffect } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { refreshAccount, refreshAccountSoon } from '#web/api/calls.ts'
import { language } from '#web/api/language.ts'
import { createQueryClient } from '#web/api/queries.ts'
import { token, user } from '#web/api/session.ts'

/** The cache of server state. Another account starts with an empty one, another language asks again. */
export function useAccount() {
  const [queries] = useState(createQueryClient)
  useSignalEffect(() => {
    const held = token.value
    return () => {
      if (token.peek() !== held) queries.clear()
    }
  })
  useSignalEffect(() => {
    const spoken = language.value
    return () => {
      // What the server said, it said in the language of then.
      if (language.peek() !== spoken) void queries.invalidateQueries()
    }
  })
  useSignalEffect(() => {
    if (!token.value) return
    // Login told who it is: what has changed since is read a while later. A page that was reloaded knows nobody yet.
    // A failure is not shown: an expired session leads to the login, and everything else shows in the page itself.
    if (user.peek()) refreshAccountSoon()
    else refreshAccount().catch(() => {})
  })
  return queries
}
