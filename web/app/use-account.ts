import { useSignalEffect } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { refreshAccount } from '#web/api/calls.ts'
import { language } from '#web/api/language.ts'
import { createQueryClient } from '#web/api/queries.ts'
import { token, user } from '#web/api/session.ts'

/**
 * The cache of server state. Another account starts with an empty one, another language asks again, and the user is read
 * when login did not tell.
 */
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
    // A failure is not shown here: an expired session leads to the login, and everything else shows in the page itself.
    if (token.value && !user.value) refreshAccount().catch(() => {})
  })
  return queries
}
