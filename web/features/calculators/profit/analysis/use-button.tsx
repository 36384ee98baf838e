import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'

interface UseButtonProps {
  /** Shown; by default a short word. */
  text?: string
  /** Accessible name where the text alone does not say what is used. */
  label?: string
  onClick: () => void
}

/** Puts a result into the calculation. */
export function UseButton({ text, label, onClick }: UseButtonProps) {
  const { t } = useTranslation('profit-analysis')
  return (
    <Button variant="default" size="compact-sm" {...(label && { 'aria-label': label })} onClick={onClick}>
      {text ?? t('use')}
    </Button>
  )
}
