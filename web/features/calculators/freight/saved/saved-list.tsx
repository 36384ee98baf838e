import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { calculators, NAME_MAX } from '#contracts/api/calculators.ts'
import { formatBounds } from '#contracts/model/calculators/freight/figures.ts'
import { MODE_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import { rank } from '#contracts/model/calculators/freight/ranking.ts'
import { DASH, formatCount } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { usePagesOf } from '#web/kit/pages-of.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Pages } from '#web/kit/parts/pages.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { useToday } from '#web/kit/session-store.ts'
import { toast } from '#web/kit/toast.ts'
import { usePage } from '#web/kit/url-state.ts'
import { DeleteCalculation } from '../../parts/delete-calculation.tsx'
import { NameDialog } from '../../parts/name-dialog.tsx'
import { type SavedRow, useSave, useShare } from '../../parts/saved-calls.ts'
import { ShareDialog } from '../../parts/share-dialog.tsx'
import { useReader } from '../../parts/use-writing.ts'
import { PATH } from './path.ts'
import classes from './saved.module.css'
import { computed, type SavedFreight } from './saved.ts'

const SIZE = 20

interface SavedListProps {
  onOpen: (saved: SavedFreight) => void
  onRenamed: (row: SavedRow) => void
  onDeleted: (id: number) => void
}

/** Saved calculations, each with its cheapest mode. */
export function SavedList({ onOpen, onRenamed, onDeleted }: SavedListProps) {
  const { t } = useTranslation(['freight', 'calculators'])
  const today = useToday()
  const [page, setPage] = usePage()
  const list = useCall(
    calculators.list,
    { query: { kind: 'freight', page, size: SIZE } },
    { placeholderData: (before) => before },
  )
  const pages = usePagesOf(list, SIZE)
  const [deleting, setDeleting] = useState<SavedRow | null>(null)
  const [renaming, setRenaming] = useState<SavedRow | null>(null)
  const [token, setToken] = useState<string | null>(null)
  const save = useSave('freight')
  const share = useShare(setToken)

  const duplicate = (row: SavedRow) =>
    save.run(
      { name: t('calculators:saved.copyOf', { name: row.name }).slice(0, NAME_MAX), input: row.input },
      () => toast.success(t('calculators:saved.duplicated')),
      toast.failure,
    )

  return (
    <>
      <Panel
        state={panelState(list, ({ row }) => row.length === 0)}
        skeleton={<Skeleton height={72} radius="lg" />}
        errorTitle={t('calculators:saved.failed')}
        empty={{ title: t('calculators:saved.none'), text: t('saved.noneHint') }}
      >
        {({ row }) => (
          <ul className={classes.list}>
            {row.map((each) => {
              const saved = computed(each, today)
              return (
                <SavedCard
                  key={each.id}
                  saved={saved}
                  onOpen={() => onOpen(saved)}
                  actions={[
                    ['rename', () => setRenaming(each)],
                    ['duplicate', () => duplicate(each)],
                    ['share', () => share.run(each.id)],
                    ['delete', () => setDeleting(each)],
                  ]}
                />
              )
            })}
          </ul>
        )}
      </Panel>
      {pages > 1 && <Pages pages={pages} page={page} setPage={setPage} />}
      <NameDialog
        key={renaming?.id}
        opened={renaming !== null}
        title={t('calculators:saved.renameTitle')}
        action={t('calculators:saved.rename')}
        name={renaming?.name ?? ''}
        busy={save.isPending}
        failure={save.isError ? save.error : null}
        onClose={() => {
          setRenaming(null)
          save.reset()
        }}
        onName={(name) =>
          renaming &&
          save.run({ id: renaming.id, name, input: renaming.input }, (row) => {
            setRenaming(null)
            onRenamed(row)
          })
        }
      />
      <DeleteCalculation row={deleting} onClose={() => setDeleting(null)} onDeleted={onDeleted} />
      <ShareDialog path={PATH} token={token} onClose={() => setToken(null)} />
    </>
  )
}

interface SavedCardProps {
  saved: SavedFreight
  onOpen: () => void
  actions: readonly (readonly ['rename' | 'duplicate' | 'share' | 'delete', () => void])[]
}

function SavedCard({ saved: { row, input, freight }, onOpen, actions }: SavedCardProps) {
  const { t } = useTranslation(['freight', 'calculators'])
  const writing = useReader()
  const cheapest = freight && rank(freight).cheapest
  const size = freight && [
    t('saved.cartons', { cartons: formatCount(freight.cartons, writing.grouping) }),
    ...(freight.units === null ? [] : [t('saved.units', { units: formatCount(freight.units, writing.grouping) })]),
  ]
  return (
    <li className={classes.card}>
      <div className={classes.named}>
        <button type="button" className={classes.open} onClick={onOpen} disabled={!input} title={row.name}>
          {row.name}
        </button>
        <small>
          {input
            ? [input.marketplace, input.fcCode, ...(size ?? [])].filter(Boolean).join(' · ')
            : t('calculators:saved.unreadable')}
          {' · '}
          <time dateTime={row.updated_at}>{t('calculators:saved.changed', { at: moment(row.updated_at) })}</time>
        </small>
      </div>
      <dl className={classes.numbers}>
        <div>
          <dt>{t('saved.cheapest')}</dt>
          <dd>{cheapest ? MODE_NAMES[writing.language][cheapest.mode] : DASH}</dd>
        </div>
        <div>
          <dt>{t('result.cost')}</dt>
          <dd>{cheapest?.total ? formatBounds(cheapest.total, writing) : DASH}</dd>
        </div>
        <div>
          <dt>{t('saved.perUnit')}</dt>
          <dd>{cheapest?.perUnit ? formatBounds(cheapest.perUnit, writing) : DASH}</dd>
        </div>
      </dl>
      <div className={classes.actions}>
        {actions.map(([action, run]) => (
          <button
            key={action}
            type="button"
            aria-label={`${t(`calculators:saved.${action}`)} ${row.name}`}
            disabled={!input && action !== 'delete'}
            onClick={run}
          >
            {t(`calculators:saved.${action}`)}
          </button>
        ))}
      </div>
    </li>
  )
}
