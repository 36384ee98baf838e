import { Button } from '@mantine/core'
import { frozenInput } from '#contracts/model/calculators/profit/frozen-input.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { saveBlob, saveText } from '#web/kit/save-file.ts'
import { toast } from '#web/kit/toast.ts'
import { usePdf } from '../../parts/use-pdf.ts'
import { useWriting } from '../../parts/use-writing.ts'
import type { Calculation } from '../profit-draft.ts'
import { fileNameOf } from './file-name.ts'
import classes from './result.module.css'

/** Downloads the calculation as CSV, workbook or PDF. */
export function ExportButtons({ calculation }: { calculation: Calculation }) {
  const { t } = useTranslation(['calculators', 'frame'])
  const { input, product, saved } = calculation
  const writing = useWriting(input.marketplace)
  const pdf = usePdf()
  const name =
    saved?.name ??
    product?.title ??
    t('saved.suggested', { price: formatMoney(input.price, input.marketplace), day: input.on })

  async function withCode<Code>(code: Promise<Code>, save: (code: Code) => void) {
    try {
      save(await code)
    } catch {
      toast.refusal(t('frame:notFetched'))
    }
  }

  const downloadCsv = () =>
    withCode(import('#contracts/model/calculators/profit/profit-csv.ts'), ({ profitCsv }) =>
      saveText(fileNameOf(calculation, 'csv'), 'text/csv', profitCsv(name, input, writing)),
    )
  const downloadXlsx = () =>
    withCode(import('./profit-xlsx.ts'), ({ profitXlsx }) =>
      saveBlob(fileNameOf(calculation, 'xlsx'), profitXlsx(name, input, writing)),
    )
  const downloadPdf = () =>
    pdf.download(fileNameOf(calculation, 'pdf'), { kind: 'profit', name, input: JSON.stringify(frozenInput(input)) })

  return (
    <div className={classes.exports}>
      <Button variant="default" size="xs" onClick={() => void downloadXlsx()}>
        {t('export.xlsx')}
      </Button>
      <Button variant="default" size="xs" onClick={() => void downloadCsv()}>
        {t('export.csv')}
      </Button>
      <Button variant="default" size="xs" loading={pdf.isPending} onClick={() => void downloadPdf()}>
        {t('export.pdf')}
      </Button>
    </div>
  )
}
