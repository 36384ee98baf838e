import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'

interface ApplyButtonProps {
  /** The visible text; by default a short word. */
  text?: string
  /** Accessible name, if the visible text does not say what is applied. */
  label?: string
  onClick: () => void
}

/** Applies a result of the analysis to the calculation. */
export function ApplyButton({ text, label, onClick }: ApplyButtonProps) {
  const { t } = useTranslation('profit-analysis')
  return (
    <Button variant="default" size="compact-sm" {...(label && { 'aria-label': label })} onClick={onClick}>
      {text ?? t('use')}
    </Button>
  )
}
