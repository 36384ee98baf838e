import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import type { SavedRow } from '../../saved/calls.ts'
import { SaveButtons } from '../../saved/save-buttons.tsx'
import type { CalculationState } from '../freight-draft.ts'
import { PATH } from './path.ts'
import { useName } from './use-name.ts'

interface SaveActionsProps extends Pick<CalculationState, 'calculation'> {
  onSaved: (row: SavedRow) => void
  onNew: () => void
}

/** Buttons to save, share and start again. */
export function SaveActions({ calculation, onSaved, onNew }: SaveActionsProps) {
  const { t } = useTranslation('freight')
  const { input, saved } = calculation
  const name = useName(calculation)
  return (
    <>
      <SaveButtons
        kind="freight"
        path={PATH}
        saved={saved}
        input={JSON.stringify(input)}
        suggested={name}
        onSaved={onSaved}
      />
      <Button variant="subtle" onClick={onNew}>
        {t('startAgain')}
      </Button>
    </>
  )
}
