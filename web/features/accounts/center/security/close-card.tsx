import { Button } from '@mantine/core'
import { useState } from 'react'
import { REOPEN_DAYS } from '#contracts/core/rules.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { CloseDialog } from './close-dialog.tsx'

export function CloseCard() {
  const { t } = useTranslation('center')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card title={t('close.title')} hint={t('close.hint', { days: REOPEN_DAYS })}>
      <Button variant="default" c="var(--bad)" onClick={() => setIsOpen(true)}>
        {t('close.open')}
      </Button>
      {isOpen && <CloseDialog onClose={() => setIsOpen(false)} />}
    </Card>
  )
}
