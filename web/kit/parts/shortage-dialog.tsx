import { Button, Modal } from '@mantine/core'
import { useSignals } from '@preact/signals-react/runtime'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import { shortage } from '#web/api/calls.ts'
import { power } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useUser } from '#web/kit/session.ts'
import classes from './shortage-dialog.module.css'

/** Opens the dialog without a refusal: to look at it. */
export function showShortage(module: ModuleName): void {
  shortage.value = { module }
}

/** Opens whenever a call is refused with code 996; stays until it is closed. */
export function ShortageDialog() {
  useSignals()
  const { t } = useTranslation('frame')
  const user = useUser()
  const module = shortage.value?.module
  const need = user?.mold.find(({ enName }) => enName === module)?.value
  const close = () => {
    shortage.value = null
  }
  return (
    <Modal
      opened={shortage.value !== null}
      onClose={close}
      title={t('shortage.title')}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': t('close') }}
      centered
      size={440}
    >
      <p className={classes.text}>{t('shortage.text')}</p>
      <dl className={classes.sums}>
        {user && <Sum label={t('shortage.balance')} value={user.power} />}
        {need !== undefined && <Sum label={t('shortage.need')} value={need} />}
        {user && need !== undefined && (
          <Sum label={t('shortage.short')} value={Math.max(0, need - user.power)} strong />
        )}
      </dl>
      <ul className={classes.notes}>
        <li>{t('shortage.refund')}</li>
        <li>{t('shortage.free')}</li>
      </ul>
      <Button fullWidth onClick={close} data-autofocus>
        {t('shortage.close')}
      </Button>
    </Modal>
  )
}

function Sum({ label, value, strong = false }: { label: string; value: number; strong?: boolean }) {
  return (
    <div className={classes.sum} data-strong={strong || undefined}>
      <dt>{label}</dt>
      <dd>{power(value)}</dd>
    </div>
  )
}
