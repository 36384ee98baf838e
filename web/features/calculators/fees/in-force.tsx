import { Button } from '@mantine/core'
import type { CalendarTable } from '#contracts/model/fees/calendar.ts'
import type { OwnTable } from '#contracts/model/fees/table-schema.ts'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { Card } from '#web/kit/card/card.tsx'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag } from '#web/kit/parts/tag.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { type FeeLine, feeLines, tableId } from './fee-lines.ts'
import classes from './in-force.module.css'
import { OWN_KINDS, type OwnKind } from './own/own-kinds.ts'
import { useTableWords } from './use-table-words.ts'

export interface PlaceProps {
  marketplace: Marketplace
  on: string
  today: string
  ownTables: readonly OwnTable[]
}

interface InForceProps extends PlaceProps {
  onDay: (day: string) => void
  onOpen: (id: string) => void
  /** Called when the seller chooses to enter a table of this kind. */
  onEnter: (kind: OwnKind) => void
}

/** The tables in force on a day, and the kinds of fees that have none. */
export function InForce({ marketplace, on, today, ownTables, onDay, onOpen, onEnter }: InForceProps) {
  const { t } = useTranslation('fees')
  const lines = feeLines(marketplace, on, ownTables)
  const known = lines.filter(({ table }) => table)
  const unknown = lines.filter(({ table }) => !table)
  const hasFulfilment = known.some(({ key }) => key === 'fba')
  return (
    <Card title={t('inForce.title', { day: on })}>
      <div className={classes.day}>
        <DateField label={t('day')} value={on} onChange={onDay} />
        {on !== today && (
          <Button variant="default" onClick={() => onDay(today)}>
            {t('today')}
          </Button>
        )}
      </div>
      {known.length > 0 && (
        <ul className={classes.known}>
          {known.map((line) => (
            <li key={line.key}>{line.table && <KnownLine line={line} table={line.table} onOpen={onOpen} />}</li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <dl className={classes.unknown}>
          {unknown.map((line) => (
            <UnknownLine
              key={line.key}
              line={line}
              marketplace={marketplace}
              hasFulfilment={hasFulfilment}
              onOpen={onOpen}
              onEnter={onEnter}
            />
          ))}
        </dl>
      )}
    </Card>
  )
}

interface KnownLineProps {
  line: FeeLine
  table: CalendarTable
  onOpen: (id: string) => void
}

function KnownLine({ line, table, onOpen }: KnownLineProps) {
  const { t } = useTranslation('fees')
  const { nameOf, daysOf, changesOf } = useTableWords()
  const name = nameOf(table)
  const isPeak = table.table.kind === 'fba' && table.table.peak
  return (
    <article className={classes.line}>
      <h3 className={classes.kind}>
        {t(`line.${line.key}`)}
        {isPeak && <Tag tone="warn">{t('inForce.peak')}</Tag>}
        {table.isOwn && <Tag tone="plain">{t('inForce.own')}</Tag>}
      </h3>
      <p className={classes.name}>{name}</p>
      <p className={classes.days}>{daysOf(table)}</p>
      <dl className={classes.facts}>
        {!table.isOwn && (
          <>
            <dt>{t('inForce.change')}</dt>
            <dd>{changesOf(table)}</dd>
          </>
        )}
        <dt>{t('inForce.citation')}</dt>
        <dd>{table.citation || t('inForce.noCitation')}</dd>
      </dl>
      <p className={classes.links}>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('inForce.openOf', { name })}
          onClick={() => onOpen(tableId(table))}
        >
          {t('inForce.open')}
        </Button>
        <Neighbours line={line} onOpen={onOpen} />
      </p>
    </article>
  )
}

interface UnknownLineProps {
  line: FeeLine
  marketplace: Marketplace
  hasFulfilment: boolean
  onOpen: (id: string) => void
  onEnter: (kind: OwnKind) => void
}

function UnknownLine({ line, marketplace, hasFulfilment, onOpen, onEnter }: UnknownLineProps) {
  const { t } = useTranslation('fees')
  const grouping = useGrouping()
  const { key, lowPriceBelow, former, next, isReplaced } = line
  const kind = OWN_KINDS.find((each) => each === key)
  const reason = () => {
    if (lowPriceBelow !== null)
      return t('inForce.lowPrice', { below: formatMoney(lowPriceBelow, marketplace, grouping) })
    if (isReplaced) return t('inForce.replaced')
    if (former || next) return t('inForce.notOnDay')
    return t(key === 'apparel' && hasFulfilment ? 'inForce.noneApparel' : 'inForce.none')
  }
  return (
    <div>
      <dt>{t(`line.${key}`)}</dt>
      <dd>
        {reason()} <Neighbours line={line} onOpen={onOpen} />
        {kind && (
          <button type="button" className={classes.link} onClick={() => onEnter(kind)}>
            {t('inForce.enter')}
          </button>
        )}
      </dd>
    </div>
  )
}

/** Links to the table that ended before the day and to the table that begins after it. */
function Neighbours({ line: { former, next }, onOpen }: { line: FeeLine; onOpen: (id: string) => void }) {
  const { t } = useTranslation('fees')
  const { daysOf } = useTableWords()
  return (
    <>
      {former && (
        <button type="button" className={classes.link} onClick={() => onOpen(tableId(former))}>
          {t('inForce.former', { days: daysOf(former) })}
        </button>
      )}
      {next && (
        <button type="button" className={classes.link} onClick={() => onOpen(tableId(next))}>
          {t('inForce.next', { days: daysOf(next) })}
        </button>
      )}
    </>
  )
}
