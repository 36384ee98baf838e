import { Title } from '@mantine/core'
import { Suspense } from 'react'
import { OverviewSection } from '#web/features/accounts/center/overview/overview-section.tsx'
import { ProfileSection } from '#web/features/accounts/center/profile/profile-section.tsx'
import { SecuritySection } from '#web/features/accounts/center/security/security-section.tsx'
import { OrdersSection } from '#web/features/billing/orders/orders-section.tsx'
import { LedgerSection } from '#web/features/ledger/history/ledger-section.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import { SectionNav } from './section-nav.tsx'
import { useSection } from './sections.ts'
import classes from './user-center.module.css'

const SHOWN = {
  overview: OverviewSection,
  profile: ProfileSection,
  ledger: LedgerSection,
  orders: OrdersSection,
  security: SecuritySection,
}

/** The personal center: who one is here, what one has and has spent, and how the account is kept safe. */
export function UserCenterScreen() {
  const { t } = useTranslation('center')
  const section = useSection()
  const Shown = SHOWN[section]
  return (
    <div className={classes.page}>
      <Title order={1}>{t('title')}</Title>
      <SectionNav current={section} />
      {/* What is on its way to a part hides that part alone: the heading and the way to the others stay. */}
      <Suspense fallback={<Waiting />}>
        <Shown />
      </Suspense>
    </div>
  )
}
