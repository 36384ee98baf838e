import { useState } from 'react'
import { type CalculationKind, calculators, NAME_MAX } from '#contracts/api/calculators.ts'
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import { clientOptions } from '#web/api/calls.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { saveBlob } from '#web/kit/save-file.ts'
import { useLanguage } from '#web/kit/session.ts'
import { useToday } from '#web/kit/session-store.ts'
import { toast } from '#web/kit/toast.ts'

interface ToPrint {
  kind: CalculationKind
  /** The name of the calculation, printed as the title. */
  name: string
  /** The input as JSON. */
  input: string
  /** For freight: the mode whose costs are itemised. */
  mode?: Mode | undefined
}

/** Downloads the PDF of a calculation with its current input, whether or not the calculation is saved. */
export function usePdf() {
  const language = useLanguage()
  const today = useToday()
  const [isPending, setPending] = useState(false)
  async function download(fileName: string, { kind, name, input, mode }: ToPrint) {
    setPending(true)
    try {
      const body = { kind, name: name.slice(0, NAME_MAX), input, on: today, language, ...(mode && { mode }) }
      saveBlob(fileName, await fetchFile(clientOptions, calculators.printDraft, body))
    } catch (thrown) {
      toast.failure(thrown)
    } finally {
      setPending(false)
    }
  }
  return { isPending, download }
}
