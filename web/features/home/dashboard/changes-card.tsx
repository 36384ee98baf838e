import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { ChangeGroups } from '#web/features/watches/public/change-row.tsx'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'
import classes from './dashboard.module.css'
import type { HomeData } from './home-data.ts'

export function ChangesCard({ data: { changes, watched } }: { data: HomeData }) {
  const { t } = useTranslation('dashboard')
  return (
    <Card title={t('changes.title')}>
      {changes.length === 0 ? (
        <Message
          tone="empty"
          title={watched > 0 ? t('changes.none') : t('changes.nothingWatched')}
          text={watched > 0 ? t('changes.noneHint') : t('changes.nothingWatchedHint')}
        >
          {watched === 0 && (
            <Button component={Link} href="/select/product">
              {t('changes.find')}
            </Button>
          )}
        </Message>
      ) : (
        <>
          <ChangeGroups changes={changes} />
          <p className={classes.more}>
            <Link href="/dashboard?tab=watches">{t('changes.all')}</Link>
          </p>
        </>
      )}
    </Card>
  )
}
