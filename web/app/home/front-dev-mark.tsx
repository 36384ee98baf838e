/** Dev mode only: loads texts and queries, which the front page does without. */
import '../all-texts.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { createQueryClient } from '#web/api/queries.ts'
import { DevMark } from '../dev-mark.tsx'

export function FrontDevMark() {
  const [queries] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <DevMark />
    </QueryClientProvider>
  )
}
