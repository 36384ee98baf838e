import { Button } from '@mantine/core'
import { PROBLEM_FRAMES } from '#contracts/model/calculators/freight/problem.texts.ts'
import { fillText } from '#contracts/model/wording.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { saveBlob } from '#web/kit/save-file.ts'
import { useToday } from '#web/kit/session-store.ts'
import { toast } from '#web/kit/toast.ts'
import classes from '../../parts/columns.module.css'
import { useReader } from '../../parts/use-writing.ts'
import type { CalculationState } from '../freight-draft.ts'
import { fileNameOf } from './file-name.ts'
import { useFreightPdf } from './use-freight-pdf.ts'

const FILES = lazyCode(() => import('./files.ts'))

/** Downloads the calculation as CSV, workbook or PDF. */
export function ExportButtons({ calculation }: { calculation: CalculationState['calculation'] }) {
  const { t } = useTranslation(['calculators', 'frame'])
  const today = useToday()
  const reader = useReader()
  const pdf = useFreightPdf(calculation)
  const { input } = calculation

  async function download(format: 'csv' | 'xlsx') {
    try {
      const { fileOf, freightOf } = await FILES.load()
      const result = freightOf(input, today)
      if (result.ok) saveBlob(fileNameOf(input, format), fileOf(input, result.freight, format, reader))
      else toast.refusal(fillText(PROBLEM_FRAMES[reader.language].invalid, { count: String(result.problems.length) }))
    } catch {
      toast.refusal(t('frame:notFetched'))
    }
  }

  return (
    <div className={classes.exports}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} variant="default" size="xs" onClick={() => void download(format)}>
          {t(`calculators:export.${format}`)}
        </Button>
      ))}
      <Button variant="default" size="xs" loading={pdf.isPending} onClick={() => void pdf.download()}>
        {t('calculators:export.pdf')}
      </Button>
    </div>
  )
}
