import { useTranslation } from '#web/kit/i18n.ts'
import type { PlanKind } from '../checkout/checkout.rules.ts'
import classes from './plan-tabs.module.css'

const KINDS: readonly PlanKind[] = ['plans', 'packs']

/** Plans or packs. */
export function PlanTabs({ kind, onTurn }: { kind: PlanKind; onTurn: (kind: PlanKind) => void }) {
  const { t } = useTranslation('billing')
  return (
    <nav className={classes.tabs} aria-label={t('order.kinds')}>
      {KINDS.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.tab}
          aria-current={one === kind ? 'true' : undefined}
          onClick={() => onTurn(one)}
        >
          {t(`order.${one}`)}
        </button>
      ))}
    </nav>
  )
}
