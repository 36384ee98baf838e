import { Button } from '@mantine/core'
import { loadOf } from '#contracts/model/calculators/freight/load.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { saveText } from '#web/kit/save-file.ts'
import { useToday } from '#web/kit/session-store.ts'
import { toast } from '#web/kit/toast.ts'
import { useReader } from '../../parts/use-writing.ts'
import type { SavedRow } from '../../saved/calls.ts'
import { SaveButtons } from '../../saved/save-buttons.tsx'
import type { CalculationState } from '../freight-draft.ts'
import { PATH } from './path.ts'

const CSV = lazyCode(() => import('./csv.ts'))

interface SaveActionsProps extends Pick<CalculationState, 'calculation'> {
  onSaved: (row: SavedRow) => void
  onNew: () => void
}

/** Save, share, download and start again. */
export function SaveActions({ calculation, onSaved, onNew }: SaveActionsProps) {
  const { t } = useTranslation(['freight', 'frame'])
  const today = useToday()
  const writing = useReader()
  const { input, saved } = calculation

  async function downloadModes() {
    try {
      const { csvOf } = await CSV.load()
      const csv = csvOf(input, today, writing)
      if (typeof csv === 'number') toast.refusal(t('invalid', { count: csv }))
      else saveText(`freight-${input.marketplace}-${input.date.on}.csv`, 'text/csv', csv)
    } catch {
      toast.refusal(t('frame:notFetched'))
    }
  }

  return (
    <>
      <SaveButtons
        kind="freight"
        path={PATH}
        saved={saved}
        input={JSON.stringify(input)}
        suggested={t('saved.suggested', {
          marketplace: input.marketplace,
          cartons: formatCount(loadOf(input.cartons).cartons, writing.grouping),
          day: input.date.on,
        })}
        onSaved={onSaved}
      />
      <Button variant="default" disabled={input.cartons.length === 0} onClick={() => void downloadModes()}>
        {t('result.csvModes')}
      </Button>
      <Button variant="subtle" onClick={onNew}>
        {t('startAgain')}
      </Button>
    </>
  )
}
