import { Button } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { useEnding } from '../payment/payment.state.ts'
import classes from './blocked-dialog.module.css'

/** SPEC section 2: explains in three steps how to allow popups. */
export function BlockedDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('billing')
  // The response contained no payment page, so it is unknown whether the browser would have blocked the popup.
  const hadNoPage = useEnding()?.how === 'empty'
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t(hadNoPage ? 'blocked.titleIf' : 'blocked.title')}
      centered
      size={480}
      zIndex={300}
    >
      <ol className={classes.steps}>
        <li>{t('blocked.find')}</li>
        <li>{t('blocked.allow')}</li>
        <li>{t('blocked.start')}</li>
      </ol>
      <Button fullWidth onClick={onClose} data-autofocus>
        {t('blocked.close')}
      </Button>
    </Dialog>
  )
}
