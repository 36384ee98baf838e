import { useTranslation } from '#web/kit/i18n.ts'
import { PageHead } from '#web/kit/parts/page-head.tsx'
import { PageTabs } from '#web/kit/parts/page-tabs.tsx'
import type { ScreenProps } from '#web/kit/screen.ts'
import { useOpened } from '#web/kit/url-state.ts'
import { useUnseenFinds } from '#web/kit/watch-news.ts'
import { PatentDialog } from '../detail/patent-dialog.tsx'
import { PATH, WATCHES_PATH } from './latest-asked.ts'
import { LatestWeeks } from './latest-weeks.tsx'
import { Watches } from './watches.tsx'

/** The latest design patents, and what the saved searches have found among them. */
export function LatestScreen({ tab }: ScreenProps) {
  const { t } = useTranslation('latest')
  const [patent, open] = useOpened('patent')
  const unseen = useUnseenFinds()
  const watches = tab === 'watches'
  return (
    <>
      <PageHead title={t('title')} text={t('subtitle')} />
      <PageTabs
        label={t('views')}
        tabs={[
          { href: PATH, label: t('tab.latest'), current: !watches },
          {
            ...{ href: WATCHES_PATH, label: t('tab.watches'), current: watches },
            news: { count: unseen, label: t('unseen') },
          },
        ]}
      />
      {watches ? <Watches /> : <LatestWeeks />}
      <PatentDialog id={patent} onClose={() => open(null)} />
    </>
  )
}
