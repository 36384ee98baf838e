import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'wouter'
import { CHANGES_MAX, type Watch, watches } from '#contracts/api/watches.ts'
import { formatCount } from '#contracts/model/number.ts'
import { formatMetric } from '#contracts/model/screener/format-metric.ts'
import { useCall, useChange } from '#web/api/queries.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { day } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { panelState } from '#web/kit/panel-state.ts'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import { useRefreshWatches, useWatches } from '../use-watches.ts'
import { watchAddress } from '../watch-address.ts'
import { ChangeRow } from './change-row.tsx'
import classes from './watch-list.module.css'

const SETTINGS = lazyCode(() => import('../settings-dialog.tsx'))
/** Where products to watch are found. */
const SEARCH_PATH = '/select/product'

export function WatchList() {
  const { t } = useTranslation('watches')
  const [chosen, setChosen] = useState<Watch | null>(null)
  const [opened, setOpened] = useState(false)
  const list = useWatches()
  return (
    <>
      <Panel
        state={panelState(list, ({ watches }) => watches.length === 0)}
        skeleton={<Skeleton height={320} />}
        errorTitle={t('failed')}
        empty={{
          title: t('none'),
          text: t('noneHint'),
          children: (
            <Button component={Link} href={SEARCH_PATH}>
              {t('toSearch')}
            </Button>
          ),
        }}
      >
        {({ watches }) => (
          <>
            <AllSeen isNew={watches.some(({ kind, unseen }) => kind !== 'patents' && unseen > 0)} />
            <ul className={classes.list} aria-label={t('list')}>
              {watches.map((watch) => (
                <li key={`${watch.kind} ${watch.id}`}>
                  <WatchRow
                    watch={watch}
                    onSettings={() => {
                      setChosen(watch)
                      setOpened(true)
                    }}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
      {/* Outside the panel, which drops its rows when the last watch has ended. */}
      <LazyDialog lazy={SETTINGS} opened={opened} onClose={() => setOpened(false)}>
        {({ SettingsDialog }, isOpen) =>
          chosen && <SettingsDialog key={chosen.id} watch={chosen} opened={isOpen} onClose={() => setOpened(false)} />
        }
      </LazyDialog>
    </>
  )
}

function AllSeen({ isNew }: { isNew: boolean }) {
  const { t } = useTranslation('watches')
  const markSeen = useChange(watches.markSeen)
  const refresh = useRefreshWatches()
  const see = () => markSeen.mutate({ body: {} }, { onSuccess: refresh, onError: toast.failure })
  return (
    <div className={classes.head}>
      <p>{t('checked')}</p>
      <Button size="xs" variant="default" disabled={!isNew} loading={markSeen.isPending} onClick={see}>
        {t('allSeen')}
      </Button>
    </div>
  )
}

function WatchRow({ watch, onSettings }: { watch: Watch; onSettings: () => void }) {
  const { t } = useTranslation('watches')
  const grouping = useGrouping()
  const [isOpen, setOpen] = useState(false)
  const { kind, id, name, imageUrl, state, unseen, since, sample } = watch
  const isOurs = kind !== 'patents'
  return (
    <article className={classes.watch} aria-label={name}>
      <div className={classes.top}>
        <span className={classes.picture} aria-hidden="true">
          <ProductPicture src={imageUrl} alt="" name={name} />
        </span>
        <div className={classes.text}>
          <h3>
            <Link href={watchAddress(watch)}>{name}</Link>
          </h3>
          <p className={classes.facts}>
            <span>{t(`kind.${kind}`)}</span>
            <Facts watch={watch} />
            <span>{t('since', { day: day(since) })}</span>
            {sample && <Tag tone="sample">{t('sample')}</Tag>}
            {state !== 'ok' && <Tag tone="warn">{t(`state.${state}`)}</Tag>}
            {unseen > 0 && <Tag tone="good">{t('unseen', { total: formatCount(unseen, grouping) })}</Tag>}
          </p>
        </div>
        <div className={classes.actions}>
          {isOurs ? (
            <>
              <Button
                size="xs"
                variant={unseen > 0 ? 'light' : 'default'}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {t('changes')}
              </Button>
              <Button size="xs" variant="subtle" onClick={onSettings}>
                {t('settings.open')}
              </Button>
            </>
          ) : (
            <Button size="xs" variant="default" component={Link} href={watchAddress(watch)}>
              {t('openFinds')}
            </Button>
          )}
        </div>
      </div>
      {isOpen && <Changes id={id} />}
    </article>
  )
}

function Facts({ watch: { marketplace, price, rank, units, rating, matches } }: { watch: Watch }) {
  const { t } = useTranslation('watches')
  const [grouping, language] = [useGrouping(), useLanguage()]
  if (marketplace === null) return null
  const reader = { marketplace, language, grouping }
  const facts = [
    marketplace,
    price !== null && formatMetric({ unit: 'money' }, price, reader),
    rank !== null && formatMetric({ unit: 'rank' }, rank, reader),
    units !== null && t('units', { total: formatCount(units, grouping) }),
    rating !== null && `★ ${formatMetric({ unit: 'rating' }, rating, reader)}`,
    matches !== null && t('matches', { total: formatCount(matches, grouping) }),
  ]
  return facts.filter((fact) => fact !== false).map((fact) => <span key={fact}>{fact}</span>)
}

/** All changes that the watch keeps. They stay new until the reader marks them as seen. */
function Changes({ id }: { id: number }) {
  const { t } = useTranslation('watches')
  const markSeen = useChange(watches.markSeen)
  const refresh = useRefreshWatches()
  const changes = useCall(
    watches.changes,
    { query: { id, size: CHANGES_MAX } },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
  )
  const hasNew = changes.data?.row.some(({ isNew }) => isNew) ?? false
  return (
    <Panel
      state={panelState(changes, ({ row }) => row.length === 0)}
      skeleton={<Skeleton height={80} />}
      errorTitle={t('changesFailed')}
      empty={{ title: t('noChanges'), text: t('noChangesHint') }}
    >
      {({ row }) => (
        <div className={classes.changes}>
          <ul>
            {row.map((change) => (
              <li key={change.id}>
                <ChangeRow change={change} />
              </li>
            ))}
          </ul>
          {hasNew && (
            <Button
              size="xs"
              variant="default"
              loading={markSeen.isPending}
              onClick={() => markSeen.mutate({ body: { id } }, { onSuccess: refresh, onError: toast.failure })}
            >
              {t('seen')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}
