import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { OverviewSection } from '#web/features/accounts/center/overview/overview-section.tsx'
import { ProfileSection } from '#web/features/accounts/center/profile/profile-section.tsx'
import { SecuritySection } from '#web/features/accounts/center/security/security-section.tsx'
import { OrdersSection } from '#web/features/billing/orders/orders-section.tsx'
import { LedgerSection } from '#web/features/ledger/history/ledger-section.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Waiting } from '#web/kit/parts/waiting.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { addressOf, SECTIONS, useSection } from './sections.ts'
import classes from './user-center.module.css'

const COMPONENTS = {
  overview: OverviewSection,
  profile: ProfileSection,
  ledger: LedgerSection,
  orders: OrdersSection,
  security: SecuritySection,
}

export function UserCenterScreen() {
  const { t } = useTranslation('center')
  const section = useSection()
  const [, navigate] = useLocation()
  const SectionContent = COMPONENTS[section]
  return (
    <Page
      title={t('title')}
      tabs={{
        label: t('sections'),
        tabs: SECTIONS.map((key) => ({ key, label: t(`section.${key}`) })),
        value: section,
        // Each section is a history entry.
        onChange: (chosen) => navigate(addressOf(chosen)),
      }}
    >
      <div className={classes.page}>
        {/* Heading and tabs stay visible while a section suspends. */}
        <Suspense fallback={<Waiting />}>
          <SectionContent />
        </Suspense>
      </div>
    </Page>
  )
}
