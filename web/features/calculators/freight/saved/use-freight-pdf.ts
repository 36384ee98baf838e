import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import { usePdf } from '../../parts/use-pdf.ts'
import type { CalculationState } from '../freight-draft.ts'
import { fileNameOf } from './file-name.ts'
import { useName } from './use-name.ts'

/** Downloads the PDF of the current calculation. It itemises the costs of `mode`, by default of the cheapest mode. */
export function useFreightPdf(calculation: CalculationState['calculation']) {
  const { isPending, download } = usePdf()
  const name = useName(calculation)
  const { input } = calculation
  return {
    isPending,
    download: (mode?: Mode) =>
      download(fileNameOf(input, 'pdf', mode), { kind: 'freight', name, input: JSON.stringify(input), mode }),
  }
}
