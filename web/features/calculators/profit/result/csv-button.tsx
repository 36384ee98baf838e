import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { saveText } from '#web/kit/save-file.ts'
import { toast } from '#web/kit/toast.ts'
import { useWriting } from '../../parts/use-writing.ts'
import type { Calculation } from '../profit-draft.ts'

/** Downloads the calculation as CSV. */
export function CsvButton({ calculation: { input, product, saved } }: { calculation: Calculation }) {
  const { t } = useTranslation(['calculators', 'frame'])
  const writing = useWriting(input.marketplace)
  async function download() {
    try {
      const { profitCsv } = await import('#contracts/model/calculators/profit/profit-csv.ts')
      const name = saved?.name ?? product?.title ?? ''
      saveText(
        `profit-${product?.asin ?? input.marketplace}-${input.on}.csv`,
        'text/csv',
        profitCsv(name, input, writing),
      )
    } catch {
      toast.refusal(t('frame:notFetched'))
    }
  }
  return (
    <Button variant="default" size="xs" onClick={() => void download()}>
      {t('profit.csv')}
    </Button>
  )
}
